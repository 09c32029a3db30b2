-- The registry of releases: who may release what, what was released, which versions run, and who decided it.

create schema releases;

create domain releases.version_name as text check (value ~ '^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$');
create domain releases.sha256_hex as text check (value ~ '^[0-9a-f]{64}$');
create domain releases.sha384_hex as text check (value ~ '^[0-9a-f]{96}$');
create domain releases.reason as text check (length(value) between 3 and 1000);

-- What is written once stays as it is.
create function releases.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: its rows are kept as they were written', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create table releases.remote (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  team text not null,
  created_at timestamptz not null default now()
);
insert into releases.remote (name, team) values
  ('shell', 'platform'),
  ('mf-search', 'search'),
  ('mf-project', 'project'),
  ('mf-comparator', 'comparator'),
  ('mf-content', 'content'),
  ('mf-account', 'account'),
  ('mf-builder', 'builder'),
  ('mf-fair', 'fair');

-- A token is known by its hash only. Operators may do everything, a team what its remotes allow, a shell reads and
-- says which versions are open.
create table releases.token (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 80),
  hash releases.sha256_hex not null unique,
  role text not null check (role in ('operator', 'team', 'shell')),
  remotes text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((role = 'team') = (cardinality(remotes) > 0))
);

create table releases.signing_key (
  key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  public_key text not null unique check (length(public_key) = 44),
  signs text[] not null check (cardinality(signs) > 0 and signs <@ array['manifest', 'composition']),
  state text not null default 'active' check (state in ('active', 'retired', 'revoked')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- The number of a version is used once for ever: the row stays when its files are collected.
create table releases.release (
  id integer generated always as identity primary key,
  remote text not null references releases.remote,
  version releases.version_name not null,
  state text not null default 'uploading' check (state in ('uploading', 'complete', 'collected')),
  -- Canonical JSON, the very bytes that are signed.
  manifest text not null,
  digest releases.sha256_hex not null,
  signature jsonb not null,
  key_id text not null references releases.signing_key,
  released_by text not null,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  completed_at timestamptz,
  collected_at timestamptz,
  unique (remote, version),
  check (state <> 'complete' or completed_at is not null),
  check ((state = 'collected') = (collected_at is not null))
);
create index release_newest on releases.release (remote, completed_at desc);

create function releases.keep_release() returns trigger language plpgsql as $$
begin
  if (new.remote, new.version, new.manifest, new.digest, new.created_at)
      is distinct from (old.remote, old.version, old.manifest, old.digest, old.created_at)
    or (old.completed_at is not null and (new.signature, new.key_id) is distinct from (old.signature, old.key_id))
    -- Only an upload that was given up before it was complete may be taken up again.
    or (old.completed_at is not null and new.completed_at is distinct from old.completed_at)
    or (old.state, new.state) in (('complete', 'uploading'), ('collected', 'complete'))
    or (old.completed_at is not null and (old.state, new.state) = ('collected', 'uploading'))
  then
    raise exception 'release % % is immutable', old.remote, old.version using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger release_kept before update on releases.release
  for each row execute function releases.keep_release();
create trigger release_never_deleted before delete on releases.release
  for each row execute function releases.refuse_change();

-- Bytes that the storage holds, each once, whichever releases need them.
create table releases.file (
  sha384 releases.sha384_hex primary key,
  bytes bigint not null check (bytes >= 0),
  stored_at timestamptz not null default now()
);

-- The file itself may still have to come.
create table releases.release_file (
  release_id integer not null references releases.release,
  path text not null,
  sha384 releases.sha384_hex not null,
  primary key (release_id, path)
);
create index release_file_hash on releases.release_file (sha384);

-- Each change of what runs makes the next signed lock.
create table releases.composition (
  seq bigint primary key check (seq > 0),
  lock text not null,
  signature jsonb not null,
  created_at timestamptz not null
);
create trigger composition_kept before update or delete on releases.composition
  for each row execute function releases.refuse_change();

-- What one step changed. A composition without a row says the same as the one before, signed by another key.
create table releases.change (
  seq bigint primary key references releases.composition,
  remote text not null references releases.remote,
  channel text not null check (channel in ('stable', 'canary', 'preview', 'pin')),
  action text not null check (action in ('promote', 'rollback', 'end', 'pin', 'unpin')),
  before_id integer references releases.release,
  after_id integer references releases.release,
  share integer check (share between 0 and 10000),
  actor text not null,
  reason releases.reason not null,
  check ((channel = 'canary' and after_id is not null) = (share is not null))
);
create index change_of_remote on releases.change (remote, channel, seq desc);
create trigger change_kept before update or delete on releases.change
  for each row execute function releases.refuse_change();

-- What runs now, as the newest lock says it. A pin is a channel that goes before all others.
create table releases.channel (
  remote text not null references releases.remote,
  name text not null check (name in ('stable', 'canary', 'preview', 'pin')),
  release_id integer not null references releases.release,
  share integer check (share between 0 and 10000),
  primary key (remote, name),
  check ((name = 'canary') = (share is not null))
);

create table releases.audit_entry (
  id bigint generated always as identity primary key,
  -- Two entries of one transaction keep their order.
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  action text not null,
  remote text,
  version text,
  reason text,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object')
);
create index audit_of_remote on releases.audit_entry (remote, id desc);
create trigger audit_kept before update or delete on releases.audit_entry
  for each row execute function releases.refuse_change();
create trigger audit_never_emptied before truncate on releases.audit_entry
  for each statement execute function releases.refuse_change();

-- Versions that tabs have open, as each shell counted them in a minute of the database's clock.
create table releases.living_version (
  minute timestamptz not null,
  shell text not null check (length(shell) between 1 and 80),
  remote text not null references releases.remote,
  version releases.version_name not null,
  tabs integer not null check (tabs >= 0),
  primary key (minute, shell, remote, version)
);
-- Which of them are open together: what the gate and the matrix of versions test.
create table releases.living_set (
  minute timestamptz not null,
  shell text not null check (length(shell) between 1 and 80),
  versions jsonb not null check (jsonb_typeof(versions) = 'object'),
  tabs integer not null check (tabs >= 0),
  primary key (minute, shell, versions)
);
