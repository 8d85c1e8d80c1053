#!/bin/sh
# Plays Color Doubt at random at a table of Parlour: sh docs/bots/random.sh http://localhost:8080/t/TABLE NAME
#
# It sits down on the first free chair and waits for the game. docs/bot-protocol.md describes what is sent. It needs curl
# and jq.
set -eu
api="${1%/t/*}/api/tables/${1##*/t/}"
name=$2
json='Content-Type: application/json'

chance() { od -An -N2 -tu2 /dev/urandom | tr -d ' '; }

token=$(jq -n --arg name "$name" '{ chair: null, name: $name }' |
  curl -sS --fail-with-body -H "$json" --data @- "$api/sit" | jq -r .seat)

# One legal move, from the options of a `now` and a number that chance gives.
choice='.options as { $lay, $doubt, $pass }
  | if $doubt and ($r % 8 == 0 or ($lay == null and $pass == false)) then { type: "doubt" }
    elif $pass and ($r % 4 == 1 or $lay == null) then { type: "pass" }
    else ($lay.hand | [to_entries[] | .key as $suit | range(.value) | $suit]) as $hand
      | ($r % ($hand | length)) as $cut
      | ($hand[$cut:] + $hand[:$cut])[: ([1, $lay.at_least] | max)] as $cards
      | { type: "lay", say: $lay.say[$r % ($lay.say | length)],
          cards: ($cards | group_by(.) | map({ (.[0]): length }) | add) }
    end'

folder=$(mktemp -d)
mkfifo "$folder/news"
reader=
trap 'kill $reader 2>/dev/null || :; rm -r "$folder"' EXIT

# Every piece of news has a number: after a lost connection those from there on are asked for.
heard=0
play() {
  while read -r line; do
    field() { printf '%s\n' "$line" | jq -r "$1"; }
    case $(field '.type? // empty') in
    news) heard=$(field '.number + 1') ;;
    now)
      if [ "$(field '.turn')" = over ]; then
        echo "$name: over, $(field '.scores | tostring')"
        exit
      fi
      [ "$(field '.options')" != null ] || continue
      move=$(printf '%s\n' "$line" | jq -c --argjson r "$(chance)" "$choice")
      at=$(field .at)
      # Sent again with its key, a move counts once. 409 means that the table has gone on meanwhile.
      key=$(od -An -N16 -tx1 /dev/urandom | tr -d ' ')
      while :; do
        case $(curl -sS -o "$folder/answer" -w '%{http_code}' -H "$json" -H "Authorization: Bearer $token" \
          --data "{\"key\":\"$key\",\"at\":$at,\"move\":$move}" "$api/moves") in
        200 | 409) break ;;
        000 | 429 | 503) sleep 1 ;;
        *) cat "$folder/answer"; exit 1 ;;
        esac
      done
      ;;
    esac
  done
}

while :; do
  : >"$folder/head"
  curl -sSN -D "$folder/head" -H "Authorization: Bearer $token" "$api/news?from=$heard" >"$folder/news" &
  reader=$!
  play <"$folder/news"
  case $(cut -d ' ' -f 2 "$folder/head" | head -n 1) in
  403 | 404 | 410) echo "$name: the token or the table is not there any more" >&2; exit 1 ;;
  esac
  sleep 1
done
