-- "Avísame si se libera": who is told, once, that a taken home is available again.

create table unit_watch (
  id integer generated always as identity primary key,
  unit_id integer not null references stock_unit on delete cascade,
  user_id integer references app_user on delete cascade,
  email email not null,
  -- Nobody is written to before the address said yes; an account has proved its own.
  confirmed_at timestamptz,
  confirm_hash bytea unique,
  confirm_sent_at timestamptz,
  unsubscribe_hash bytea unique,
  is_active boolean not null default true,
  -- When the letter was ordered: a watch ends with it.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index unit_watch_once on unit_watch (unit_id, lower(email));
create index unit_watch_email on unit_watch (lower(email));
create index unit_watch_user on unit_watch (user_id);
create trigger touch before update on unit_watch for each row execute function touch_updated_at();

create function tell_unit_watchers() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() and exists (select from unit_watch where unit_id = new.id and is_active and told_at is null) then
    perform enqueue_once('unit-freed', new.id::text, jsonb_build_object('unitId', new.id));
  end if;
  return null;
end $$;
create trigger unit_freed after update of state on stock_unit
  for each row when (new.state = 'available' and old.state <> 'available') execute function tell_unit_watchers();
