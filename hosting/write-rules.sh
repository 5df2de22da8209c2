#!/bin/sh
# Writes what a build says about headers and redirects in the words of nginx (*.conf) and Caddy (*.caddy).
# Usage: write-rules.sh FOLDER_OF_THE_SITE FOLDER_TO_WRITE_TO
set -eu
site=$1
rules=$2
mkdir -p "$rules"
everywhere='1,/^$/'
sed -n "$everywhere"' s/^  \([^:]*\): \(.*\)/add_header \1 "\2" always;/p' "$site/_headers" > "$rules/headers.conf"
sed -n "$everywhere"' s/^  \([^:]*\): \(.*\)/header \1 "\2"/p' "$site/_headers" > "$rules/headers.caddy"
sed 's/^\([^ ]*\) \([^ ]*\) 301$/"\1" "\2";/' "$site/_redirects" > "$rules/redirects.conf"
sed 's/^\([^ ]*\) \([^ ]*\) 301$/redir \1 \2 301/' "$site/_redirects" > "$rules/redirects.caddy"
