#!/usr/bin/env bash
# Checks an image in the way in which compose.yaml runs it: bash scripts/image/check.sh IMAGE
# The programs for node have template literals.
# shellcheck disable=SC2016
set -euo pipefail

image=$1
name=campus-kharcha-check-$$
hardened=(--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges)

stop_all() {
  docker rm --force "$name" >/dev/null 2>&1 || true
  docker volume rm "$name" >/dev/null 2>&1 || true
}
trap stop_all EXIT

fail() {
  echo "Failed: $1" >&2
  docker logs "$name" >&2 || true
  exit 1
}

# Expects that the container exits with 1 after one line that contains the text.
refuses() {
  local text=$1 output status=0
  shift
  output=$(timeout 60 docker run --rm --name "$name" "${hardened[@]}" "$@" "$image" 2>&1) ||
    status=$?
  # A line of Next about its configuration comes before.
  output=$(grep -v 'Running next.config' <<<"$output")
  if [ "$status" -ne 1 ] || [ "$(wc -l <<<"$output")" -ne 1 ] ||
    [[ "$output" != *"$text"* ]]; then
    fail "$text: exit code $status, $output"
  fi
  echo "$output"
}

inside() {
  docker exec "$name" "$@"
}

until_healthy() {
  until inside node scripts/server/health.mjs 2>/dev/null; do
    inside true || fail "the server has stopped"
    sleep 0.2
  done
}

# The descriptions of all expenses, after adding one if its description is given.
expenses() {
  inside node --input-type=module --eval '
    const api = `http://127.0.0.1:${process.env.PORT}/api`;
    const [description] = process.argv.slice(1);
    if (description) {
      const body = JSON.stringify({
        date: "2026-11-27", category: "food", description, amount: 120,
      });
      const headers = { "content-type": "application/json" };
      const { status } = await fetch(`${api}/add`, { method: "POST", headers, body });
      if (status !== 201) throw new Error(`The add got ${status}.`);
    }
    const rows = await (await fetch(`${api}/show`)).json();
    console.log(rows.map((row) => row.description).join());
  ' "$@"
}

refuses "Set LISTS:"
refuses "LISTS must be one or private." --env LISTS=both
refuses "10001 cannot write" --env LISTS=one --tmpfs /data:mode=755

docker run --detach --name "$name" "${hardened[@]}" \
  --env LISTS=one --volume "$name:/data" "$image" >/dev/null
until_healthy
[ "$(inside id -u)" -eq 10001 ] || fail "the user is not 10001"
[ "$(expenses chai)" = chai ] || fail "the add"
docker restart "$name" >/dev/null
until_healthy
[ "$(expenses)" = chai ] || fail "the restart lost the expense"

inside node --input-type=module --eval '
  const { headers } = await fetch(`http://127.0.0.1:${process.env.PORT}/`);
  process.exit(headers.get("content-security-policy")?.includes("sha256-") ? 0 : 1);
' || fail "the Content-Security-Policy has no hashes"
inside node scripts/backup.mjs /data/backup.db
inside node scripts/prune.mjs

unwanted=$(inside sh -c "find . -name '.env*' -o -name '*.tsx' -o -name '*.test.*'
  ls -d app components lib node_modules/typescript 2>/dev/null || true")
[ -z "$unwanted" ] || fail "unwanted files: $unwanted"
echo "The image is as it should be."
