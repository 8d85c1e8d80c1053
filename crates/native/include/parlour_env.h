/* Parlour's games as environments for programs that learn: many tables of one game, stepped together.
 *
 * The caller owns all memory but what is inside: it opens an environment, reads from it how much memory a table takes,
 * points it to buffers, and then resets and steps it. What the numbers mean is in docs/encodings.md. */
#ifndef PARLOUR_ENV_H
#define PARLOUR_ENV_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What functions return. With all but PARLOUR_OK, parlour_error() has a sentence. */
#define PARLOUR_OK 0
/* Some tables took no action, for it may not be taken there. They are as they were; the others went on. */
#define PARLOUR_REFUSED 1
/* Something is wrong with what was given: nothing has happened. */
#define PARLOUR_WRONG (-1)
/* A mistake in the library: the environment can only be closed. */
#define PARLOUR_FAILED (-2)

/* Begins as all 0. One thread at a time may use it. Buffers are the caller's, one row after another for all tables: they must have been written before,
 * as calloc does, and must not overlap. */
typedef struct parlour_env {
    uint8_t *observations; /* tables x observation_size: what the seat to move knows */
    int32_t *actions;      /* tables: what the seat to move does; read by parlour_step */
    float *rewards;        /* tables x seats: what each seat gets when a game is over, else 0 */
    uint8_t *terminals;    /* tables: 1 where a game has just ended; the next one has begun */
    uint8_t *truncations;  /* tables: 1 where a game was just broken off; the next one has begun */
    uint8_t *masks;        /* tables x action_count: 1 for each action that may be taken */
    int32_t *to_move;      /* tables: the seat to move */
    uint8_t *refused;      /* tables: 1 where the last action was refused; may be NULL */

    /* Read by parlour_init. */
    size_t threads;       /* that step the tables; 0 is 1 */
    uint32_t max_actions; /* after which a game is broken off; 0 is never */

    /* Written by parlour_init. */
    uint32_t version; /* of the layouts in docs/encodings.md */
    size_t tables;
    size_t observation_size;
    size_t action_count;
    size_t seats;

    void *inside; /* the library's */
} parlour_env;

/* Opens an environment: `tables` tables of "clue", "true-colors", "three-dead-strangers" or "color-doubt" for so many
 * players. `options` is a JSON object of what is agreed, or NULL for the usual. */
int parlour_init(parlour_env *env, const char *game, uint32_t players, const char *options, size_t tables);

/* Begins the first games of a seed, and writes the buffers. The same seed and actions give the same games. */
int parlour_reset(parlour_env *env, uint64_t seed);

/* Takes actions[table] at each table, and writes the buffers. Chance moves by itself. */
int parlour_step(parlour_env *env);

/* Frees what is inside. The buffers are left as they are. */
void parlour_close(parlour_env *env);

/* What was wrong with the last call on this thread, in a sentence; empty if nothing. Stands until the next call there. */
const char *parlour_error(void);

#ifdef __cplusplus
}
#endif

#endif
