#!/bin/sh
# Checks before a workflow builds anything that it has every setting it needs, so that nothing is published by half.
# Usage: check-settings.sh required|optional NAME…, with each NAME in the environment, and those of ALGOLIA in addition.
# Without a required setting, it fails. Without an optional one, it reports `ready=false` to the workflow.
set -eu
kind=$1
shift
where='Add it under Settings > Secrets and variables > Actions (docs/deployment.md lists all).'
missing=''
for name in "$@"; do
  eval "value=\${$name:-}"
  [ -n "$value" ] || missing="$missing $name"
done

# Search pushes with all three or not at all.
present=''
absent=''
for name in ALGOLIA_APP_ID ALGOLIA_SEARCH_KEY ALGOLIA_ADMIN_KEY; do
  eval "value=\${$name:-}"
  if [ -n "$value" ]; then present="$present $name"; else absent="$absent $name"; fi
done
[ -z "$present" ] || missing="$missing$absent"

ready=true
for name in $missing; do
  ready=false
  if [ "$kind" = required ]; then
    echo "::error::$name is not set, so nothing is built or published. $where"
  else
    echo "::notice::$name is not set, so there is no preview. $where Pull requests from forks never get secrets."
  fi
done
[ -n "$present" ] || echo "::notice::No ALGOLIA settings: the site searches its own index, and nothing is pushed."
[ -z "${GITHUB_OUTPUT:-}" ] || echo "ready=$ready" >> "$GITHUB_OUTPUT"
[ "$kind" = optional ] || [ "$ready" = true ]
