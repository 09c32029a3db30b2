-- Pictures that arrive in parts: what has come of each lies in the storage, in its folder, until all is there.

create table upload_transfer (
  id uuid primary key default gen_random_uuid(),
  owner_id integer not null references app_user on delete cascade,
  purpose text not null
    check (purpose in ('project-logo', 'project-photo', 'plant-photo', 'plan', 'blueprint', 'blueprint-point', 'avatar')),
  -- SHA-256 of the whole file: who sends the same picture again goes on with it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  folder text not null unique check (folder ~ '^[0-9a-f]{2}/[0-9a-f]{30}$'),
  created_at timestamptz not null default now(),
  unique (owner_id, purpose, hash)
);
create index upload_transfer_age on upload_transfer (created_at);
