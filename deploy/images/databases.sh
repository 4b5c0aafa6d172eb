#!/bin/sh
# The two databases and their roles: nobody but the arena's roles connects to `arena`, and likewise for `chronicle`.
set -eu
for name in arena chronicle; do
  psql -v ON_ERROR_STOP=1 -v secret="$ASALTO_SECRET" --username postgres <<SQL
CREATE ROLE ${name}_owner LOGIN PASSWORD :'secret';
CREATE ROLE ${name}_app LOGIN PASSWORD :'secret';
CREATE DATABASE ${name} OWNER ${name}_owner;
REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC;
GRANT CONNECT ON DATABASE ${name} TO ${name}_app;
SQL
done
