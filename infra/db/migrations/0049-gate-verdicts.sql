-- What the gate said of releases, against which composition, and the backend's contract that it said it by.

create table releases.verdict (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  release_id integer not null references releases.release,
  -- The composition that runs when it was asked; 0 before the first.
  seq bigint not null check (seq >= 0),
  allowed boolean not null,
  -- An operator let it pass all the same.
  overridden boolean not null default false check (not (allowed and overridden)),
  verdict jsonb not null check (jsonb_typeof(verdict) = 'object'),
  actor text not null
);
create index verdict_of_release on releases.verdict (release_id, id desc);
create trigger verdict_kept before update or delete on releases.verdict
  for each row execute function releases.refuse_change();

-- The last one that could be read: a backend that is away keeps nobody from judging.
create table releases.api_contract (
  only_one boolean primary key default true check (only_one),
  -- Of the document that it was read from.
  digest releases.sha256_hex not null,
  contract text not null,
  read_at timestamptz not null default now()
);
