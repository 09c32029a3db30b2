-- Links that hold an exact composition: who made them, for what, whether they were used, whether they still count.

alter table releases.signing_key drop constraint signing_key_signs_check;
alter table releases.signing_key add constraint signing_key_signs_check
  check (cardinality(signs) > 0 and signs <@ array['manifest', 'composition', 'link']);
-- The registry signs links with the key of its compositions.
update releases.signing_key set signs = array_append(signs, 'link') where 'composition' = any (signs);

create table releases.link (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- What the link says, as it was signed, and by which key.
  link jsonb not null check (jsonb_typeof(link) = 'object'),
  signature jsonb not null,
  made_by text not null,
  purpose text not null check (length(purpose) between 3 and 200),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  first_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  check ((revoked_at is null) = (revoked_by is null))
);
create index link_newest on releases.link (created_at desc);
create index link_revoked on releases.link (expires_at) where revoked_at is not null;

-- Which releases living links need.
create table releases.link_pin (
  link_id text not null references releases.link,
  release_id integer not null references releases.release,
  primary key (link_id, release_id)
);
create index link_pin_release on releases.link_pin (release_id);
