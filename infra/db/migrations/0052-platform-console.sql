-- The console of the platform: who is signed in there, and what went wrong in which version.

-- A session is known by its hash only. It stands for a token, and ends with it, or for a person of the portal.
create table releases.console_session (
  hash releases.sha256_hex primary key,
  token_id integer references releases.token,
  person_id integer,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((token_id is null) <> (person_id is null))
);
create index console_session_end on releases.console_session (expires_at);

-- Failures that are alike, once: the same kind with the same scrubbed message in the same version and cohort.
create table releases.failure_group (
  id integer generated always as identity primary key,
  remote text not null references releases.remote,
  version releases.version_name not null,
  cohort text not null check (cohort in ('stable', 'canary', 'pin', 'link')),
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  message text not null check (length(message) <= 300),
  stack text check (length(stack) <= 4000),
  count bigint not null check (count > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  unique (remote, version, cohort, kind, message)
);
create index failure_group_newest on releases.failure_group (remote, last_seen desc);

-- People of the portal who may see the console and act in it.
insert into role (key, label) values ('platform', 'Plataforma') on conflict do nothing;
