-- What each shell says of itself: which composition it has carried out, and what it refused of it.
create table releases.shell (
  name text primary key check (length(name) between 1 and 80),
  seen_at timestamptz not null,
  seq bigint not null check (seq >= 0),
  refused jsonb not null default '[]' check (jsonb_typeof(refused) = 'array'),
  fault text check (length(fault) <= 500)
);
