-- Remotes are registered as data, and each owns alone what it claims: addresses, topics and the namespace of its topics.

alter table releases.remote add column registered_by text not null default 'umbral';
-- A remote that was withdrawn runs nowhere; its versions and its history stay.
alter table releases.remote add column withdrawn_at timestamptz;

create table releases.claim (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('prefix', 'shape', 'topic', 'namespace')),
  -- A shape is a pattern with `:` for each parameter, optional ends spelled out: `/seguros` and `/seguros/:`.
  key text not null check (length(key) between 1 and 300),
  remote text not null references releases.remote,
  claimed_at timestamptz not null default clock_timestamp(),
  -- From then on it is a tombstone: who comes there is led on, or told that it is gone.
  ended_at timestamptz,
  leads_to text check (leads_to ~ '^/([^/\\]|$)'),
  check (leads_to is null or ended_at is not null)
);
create unique index claim_living on releases.claim (kind, key) where ended_at is null;
create index claim_of_remote on releases.claim (remote);

-- The owner of a shape lets another remote have static addresses below its parameters.
create table releases.claim_grant (
  owner text not null references releases.remote,
  shape text not null,
  grantee text not null references releases.remote,
  granted_by text not null,
  created_at timestamptz not null default now(),
  primary key (owner, shape, grantee)
);
insert into releases.claim_grant (owner, shape, grantee, granted_by) values
  ('mf-content', '/eventos/:', 'mf-fair', 'umbral'),
  ('mf-search', '/umbraltv/:/:', 'mf-content', 'umbral');
