#!/bin/sh
# Run once by PostgreSQL's image, over an empty folder: the portal's account owns its database and is nobody's superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$UMBRAL_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'END'
create role umbral login password :'password';
create database umbral owner umbral;
END
