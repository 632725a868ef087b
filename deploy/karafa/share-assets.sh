#!/bin/sh
# share-assets.sh RUNNING NEXT: gives two releases the browser files of each other, before the next one is started.
# A page of one build asks whatever machine HAProxy chooses for its files, and a tab may stay open for days.
set -eu
running=$1/dist/client/assets
built=$1/dist/client/.vite/manifest.json
next=$2/dist/client/assets
# Names change with the content, so files of the same name are the same. Hard links take no room.
find "$next" -type f -exec cp -ln -t "$running" {} +
# The running build's own files are wanted for a month from now on, however old the build is.
files=$(grep -o 'assets/[^"]*' "$built")
for file in $files; do
  for each in "$1/dist/client/$file" "$1/dist/client/$file.br" "$1/dist/client/$file.gz"; do
    if [ -e "$each" ]; then touch "$each"; fi
  done
done
# What earlier releases have handed down goes on, until a month after those were replaced.
find "$running" -type f -mtime -30 -exec cp -ln -t "$next" {} +
