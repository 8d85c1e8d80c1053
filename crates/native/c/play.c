/* Plays every game through parlour_env.h by random actions, and tries what is wrong. Prints how fast it was. */
#include "parlour_env.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHECK(what)                                                                                      \
    do {                                                                                                 \
        if (!(what)) {                                                                                   \
            fprintf(stderr, "%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #what, parlour_error());     \
            exit(1);                                                                                     \
        }                                                                                                \
    } while (0)

static uint64_t state = 1;

/* A number below `bound`, by xorshift. */
static uint32_t below(uint32_t bound) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)((state >> 32) * bound >> 32);
}

static void *zeros(size_t count, size_t size) {
    void *memory = calloc(count, size);
    CHECK(memory != NULL);
    return memory;
}

/* Opens an environment, and gives it memory. */
static void open_with_memory(parlour_env *env, const char *game, uint32_t players, const char *options, size_t tables) {
    CHECK(parlour_init(env, game, players, options, tables) == PARLOUR_OK);
    CHECK(env->tables == tables && env->seats == players && env->version >= 1);
    CHECK(env->observation_size > 0 && env->action_count > 0 && env->action_count <= 128);
    env->observations = zeros(tables * env->observation_size, sizeof *env->observations);
    env->actions = zeros(tables, sizeof *env->actions);
    env->rewards = zeros(tables * env->seats, sizeof *env->rewards);
    env->terminals = zeros(tables, sizeof *env->terminals);
    env->truncations = zeros(tables, sizeof *env->truncations);
    env->masks = zeros(tables * env->action_count, sizeof *env->masks);
    env->to_move = zeros(tables, sizeof *env->to_move);
    env->refused = zeros(tables, sizeof *env->refused);
}

static void close_with_memory(parlour_env *env) {
    parlour_close(env);
    parlour_close(env);
    free(env->observations);
    free(env->actions);
    free(env->rewards);
    free(env->terminals);
    free(env->truncations);
    free(env->masks);
    free(env->to_move);
    free(env->refused);
}

/* One of the actions of each table's mask. */
static void choose(parlour_env *env) {
    for (size_t table = 0; table < env->tables; table++) {
        const uint8_t *mask = env->masks + table * env->action_count;
        int32_t legal[128];
        uint32_t count = 0;
        for (size_t action = 0; action < env->action_count; action++) {
            legal[count] = (int32_t)action;
            count += mask[action];
        }
        CHECK(count > 0);
        env->actions[table] = legal[below(count)];
    }
}

/* Plays so many steps; a sum of all that was seen. */
static uint64_t play(const char *game, uint32_t players, size_t steps) {
    const size_t tables = 100;
    parlour_env env = {0};
    open_with_memory(&env, game, players, NULL, tables);
    CHECK(parlour_step(&env) == PARLOUR_WRONG && strstr(parlour_error(), "reset"));
    CHECK(parlour_reset(&env, 7) == PARLOUR_OK && parlour_error()[0] == 0);
    state = 1;
    uint64_t sum = 0;
    size_t games = 0;
    clock_t begun = clock();
    for (size_t step = 0; step < steps / tables; step++) {
        choose(&env);
        CHECK(parlour_step(&env) == PARLOUR_OK);
        for (size_t table = 0; table < tables; table++) {
            CHECK(env.to_move[table] >= 0 && (size_t)env.to_move[table] < env.seats);
            games += env.terminals[table];
            sum = sum * 31 + (uint64_t)env.to_move[table] + env.observations[table * env.observation_size + step % env.observation_size];
        }
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%-22s %8zu steps, %6zu games, %10.0f steps a second\n", game, steps, games, (double)steps / seconds);
    CHECK(games > 0 || strcmp(game, "true-colors") == 0);
    close_with_memory(&env);
    return sum;
}

/* What is wrong is said, and changes nothing. */
static void try_what_is_wrong(void) {
    parlour_env env = {0};
    CHECK(parlour_reset(&env, 1) == PARLOUR_WRONG && strstr(parlour_error(), "parlour_init"));
    CHECK(parlour_init(&env, "chess", 2, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "color-doubt"));
    CHECK(parlour_init(&env, NULL, 2, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "`game` is NULL"));
    CHECK(parlour_init(&env, "\xff", 2, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "UTF-8"));
    CHECK(parlour_init(NULL, "clue", 4, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "parlour_env"));
    CHECK(parlour_init(&env, "clue", 4, NULL, 0) == PARLOUR_WRONG && strstr(parlour_error(), "tables"));
    CHECK(parlour_init(&env, "clue", 99, NULL, 4) == PARLOUR_WRONG && parlour_error()[0] != 0);
    CHECK(parlour_init(&env, "clue", 1000, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "too many"));
    CHECK(parlour_init(&env, "clue", 4, "{", 4) == PARLOUR_WRONG && strstr(parlour_error(), "JSON"));
    CHECK(parlour_init(&env, "clue", 4, "{\"sugar\": 1}", 4) == PARLOUR_WRONG && strstr(parlour_error(), "sugar"));
    CHECK(env.inside == NULL);
    CHECK(parlour_step(NULL) == PARLOUR_WRONG);
    parlour_close(NULL);
    parlour_close(&env);

    open_with_memory(&env, "color-doubt", 3, NULL, 4);
    CHECK(parlour_init(&env, "clue", 4, NULL, 4) == PARLOUR_WRONG && strstr(parlour_error(), "open already"));
    float *rewards = env.rewards;
    env.rewards = NULL;
    CHECK(parlour_reset(&env, 1) == PARLOUR_WRONG && strstr(parlour_error(), "`rewards` is NULL"));
    env.rewards = (float *)(void *)((char *)rewards + 1);
    CHECK(parlour_reset(&env, 1) == PARLOUR_WRONG && strstr(parlour_error(), "not aligned"));
    env.rewards = rewards;
    uint8_t *masks = env.masks;
    env.masks = env.observations;
    CHECK(parlour_reset(&env, 1) == PARLOUR_WRONG && strstr(parlour_error(), "share memory"));
    env.masks = masks;
    close_with_memory(&env);
}

/* A wrong action is refused at its table; the others go on as if nothing were. */
static void try_wrong_actions(void) {
    parlour_env good = {0}, bad = {0};
    open_with_memory(&good, "color-doubt", 4, NULL, 3);
    open_with_memory(&bad, "color-doubt", 4, NULL, 3);
    CHECK(parlour_reset(&good, 5) == PARLOUR_OK && parlour_reset(&bad, 5) == PARLOUR_OK);
    const size_t size = good.observation_size;
    uint8_t *before = zeros(size, 1);
    for (int step = 0; step < 200; step++) {
        choose(&good);
        memcpy(bad.actions, good.actions, 3 * sizeof *good.actions);
        const int32_t wrong[] = {-1, 1000, INT32_MAX, INT32_MIN};
        bad.actions[1] = wrong[step % 4];
        memcpy(before, bad.observations + size, size);
        CHECK(parlour_step(&good) == PARLOUR_OK);
        CHECK(parlour_step(&bad) == PARLOUR_REFUSED && strstr(parlour_error(), "table 1: action"));
        CHECK(bad.refused[0] == 0 && bad.refused[1] == 1 && bad.refused[2] == 0);
        CHECK(memcmp(before, bad.observations + size, size) == 0);
        CHECK(memcmp(good.observations, bad.observations, size) == 0);
        CHECK(memcmp(good.observations + 2 * size, bad.observations + 2 * size, size) == 0);
    }
    free(before);
    close_with_memory(&good);
    close_with_memory(&bad);
}

/* On two threads the same comes out, and games are broken off. */
static void try_threads_and_ends(void) {
    parlour_env one = {0}, two = {0};
    const char *options = "{\"blocking\": \"corridors\"}";
    one.max_actions = two.max_actions = 10;
    two.threads = 2;
    open_with_memory(&one, "true-colors", 3, options, 8);
    open_with_memory(&two, "true-colors", 3, options, 8);
    CHECK(parlour_reset(&one, 3) == PARLOUR_OK && parlour_reset(&two, 3) == PARLOUR_OK);
    int broken_off = 0;
    for (int step = 0; step < 100; step++) {
        choose(&one);
        memcpy(two.actions, one.actions, 8 * sizeof *one.actions);
        CHECK(parlour_step(&one) == PARLOUR_OK && parlour_step(&two) == PARLOUR_OK);
        CHECK(memcmp(one.observations, two.observations, 8 * one.observation_size) == 0);
        CHECK(memcmp(one.truncations, two.truncations, 8) == 0);
        broken_off += one.truncations[0];
    }
    CHECK(broken_off > 5);
    close_with_memory(&one);
    close_with_memory(&two);
    CHECK(one.inside == NULL && parlour_reset(&one, 1) == PARLOUR_WRONG);
}

int main(void) {
    try_what_is_wrong();
    try_wrong_actions();
    try_threads_and_ends();
    uint64_t once = play("color-doubt", 4, 1000000);
    CHECK(play("color-doubt", 4, 1000000) == once);
    play("clue", 4, 200000);
    play("true-colors", 4, 200000);
    play("three-dead-strangers", 4, 200000);
    puts("All is as the header says.");
    return 0;
}
