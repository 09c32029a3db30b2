-- Pictures that people upload. The asset exists from the first moment, without derivatives, so that what is saved
-- meanwhile can refer to it; a job adds the derivatives.

create table upload (
  key text primary key references media_asset on delete cascade,
  owner_id integer references app_user on delete set null,
  purpose text not null
    check (purpose in ('project-logo', 'project-photo', 'plant-photo', 'plan', 'blueprint', 'blueprint-point', 'avatar')),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused')),
  reason text,
  -- Where its files lie in the storage. Drawn anew for each upload, so that files of one that was removed are never
  -- those of its successor, although the key of the same bytes is the same.
  folder text not null unique check (folder ~ '^[0-9a-f]{2}/[0-9a-f]{30}$'),
  original text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- When it is looked at whether anything refers to it; what is unused then goes.
  check_after timestamptz not null default now() + interval '1 day',
  check ((state = 'refused') = (reason is not null))
);
create index upload_owner on upload (owner_id, created_at);
create index upload_check on upload (check_after);

-- Whether anything refers to an asset: every column with a foreign key to it, and the drafts of the builder's form,
-- whose payload is free.
create function is_media_used(asset text) returns boolean language plpgsql stable as $$
declare
  reference record;
  is_used boolean;
begin
  for reference in
    select c.conrelid::regclass as relation, a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media_asset'::regclass and c.conrelid <> 'upload'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', reference.relation, reference.name)
      into is_used using asset;
    if is_used then
      return true;
    end if;
  end loop;
  return exists (select from project_draft where position(asset in payload::text) > 0);
end $$;
