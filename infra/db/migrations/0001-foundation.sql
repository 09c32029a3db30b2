-- What every other file stands on: extensions, the Spanish collation and small functions.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- Names are ordered as a Colombian reader expects (ñ after n), whatever the database's own collation is.
create collation es_co (provider = icu, locale = 'es-CO');

-- unaccent() is only STABLE because its dictionary may change; naming the dictionary makes it safe for indexes.
create function f_unaccent(value text) returns text
  language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, value);

-- Lowercase, accents stripped, everything else a single hyphen: the product's slug rule.
create function slugify(value text) returns text
  language sql immutable strict parallel safe
  return trim(both '-' from regexp_replace(lower(f_unaccent(value)), '[^a-z0-9]+', '-', 'g'));

-- Calendar day in Bogotá: "per day" rules follow the visitor's calendar, not the server's.
create function bogota_day(moment timestamptz) returns date
  language sql immutable strict parallel safe
  return (moment at time zone 'America/Bogota')::date;

-- Great-circle distance in metres (haversine): portable, no geo extension needed.
create function distance_m(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
  returns double precision
  language sql immutable strict parallel safe
  return 2 * 6371008.8 * asin(sqrt(least(1,
    sin(radians(lat2 - lat1) / 2) ^ 2
    + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));

-- Sets updated_at only when something else changed, so that a save without changes keeps its date.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Bulk loads set `umbral.bulk` for their transaction: row triggers that derive data or queue work stay silent then.
create function is_bulk_load() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('umbral.bulk', true), '') = 'on';

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
create domain email as text check (length(value) <= 254 and value ~ '^[^@\s,;<>"]+@[^@\s,;<>"]+\.[^@\s,;<>".]+$');
create domain latitude as double precision check (value between -90 and 90);
create domain longitude as double precision check (value between -180 and 180);
-- Whole Colombian pesos: the base of every amount.
create domain pesos as bigint check (value >= 0);
create domain sha256 as bytea check (octet_length(value) = 32);
