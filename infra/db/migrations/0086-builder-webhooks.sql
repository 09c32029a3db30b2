-- How a builder's own system is told of its contacts, and what it was told.

create table builder_webhook (
  builder_id integer primary key references builder on delete cascade,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0 and events <@ array['contact.created', 'contact.state-changed',
    'contact.withdrawn', 'visit.asked', 'visit.moved', 'visit.confirmed', 'visit.cancelled']),
  state text not null default 'active' check (state in ('active', 'off', 'paused')),
  -- Sealed with the secret of the installation: it has to be read again to sign.
  secret bytea not null,
  secret_at timestamptz not null,
  version integer not null default 1,
  -- Attempts in a row that failed, and since when: a connection that keeps failing is paused.
  failures integer not null default 0,
  failing_since timestamptz,
  paused_at timestamptz,
  check ((state = 'paused') = (paused_at is not null)),
  check ((failures = 0) = (failing_since is null))
);

create table webhook_delivery (
  -- What the receiver knows it by, however often it comes.
  id uuid primary key default gen_random_uuid(),
  builder_id integer not null references builder_webhook on delete cascade,
  event text not null check (event in ('contact.created', 'contact.state-changed', 'contact.withdrawn', 'visit.asked',
    'visit.moved', 'visit.confirmed', 'visit.cancelled', 'test')),
  -- Whom it is about is read when it is sent: nothing about a person is kept here.
  contact_id integer references contact on delete set null,
  change jsonb check (jsonb_typeof(change) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'held', 'delivered', 'failed')),
  created_at timestamptz not null default now()
);
create index webhook_delivery_builder on webhook_delivery (builder_id, created_at desc, id);
create index webhook_delivery_contact on webhook_delivery (contact_id);
create index webhook_delivery_age on webhook_delivery (created_at);

create table webhook_attempt (
  delivery_id uuid not null references webhook_delivery on delete cascade,
  number integer not null check (number > 0),
  at timestamptz not null,
  status integer check (status between 100 and 599),
  duration_ms integer not null check (duration_ms >= 0),
  fault text check (fault in ('unknown-host', 'private-host', 'unreachable', 'certificate', 'timeout', 'lost', 'redirect',
    'status', 'secret')),
  primary key (delivery_id, number)
);

-- Queues a delivery, once while it waits. Of one contact the next waits for the one before; other contacts do not.
-- Fourteen attempts with the growing pauses of the outbox are about seven hours.
create function enqueue_webhook(delivery webhook_delivery) returns void language sql as $$
  insert into outbox (topic, aggregate_key, payload, max_attempts, dedupe_key)
  values ('builder-webhook', delivery.builder_id || ':' || coalesce(delivery.contact_id::text, delivery.id::text),
    jsonb_build_object('deliveryId', delivery.id), 14, 'builder-webhook:' || delivery.id)
  on conflict (dedupe_key) where state = 'pending' and dedupe_key is not null do nothing;
$$;

-- Keeps what a builder's system is to be told, and queues it; while the connection is paused it is kept only.
create function tell_builder_webhook(happened text, of contact, with_change jsonb) returns void language plpgsql as $$
declare
  standing text;
  kept webhook_delivery;
begin
  select w.state into standing from builder_webhook w
  where w.builder_id = of.builder_id and w.state <> 'off' and happened = any (w.events)
  -- A connection that goes on in this moment sends what is kept here.
  for share;
  if not found then return; end if;
  insert into webhook_delivery (builder_id, event, contact_id, change, state)
  values (of.builder_id, happened, of.id, with_change, case standing when 'paused' then 'held' else 'waiting' end)
  returning * into kept;
  if standing = 'active' then perform enqueue_webhook(kept); end if;
end $$;

create function visit_slot(of contact) returns jsonb language sql stable as $$
  select jsonb_build_object('day', of.schedule_date::text, 'time', to_char(of.schedule_time, 'HH24:MI'),
    'kind', coalesce(of.schedule_kind, 'in-person'));
$$;

-- Whoever writes a contact, its builder's system hears of it: the form, the person, the sales room.
create function tell_webhook_of_contact() returns trigger language plpgsql as $$
declare
  was text;
  is_now text;
begin
  if is_bulk_load() or new.builder_id is null then return null; end if;
  if tg_op = 'INSERT' then
    perform tell_builder_webhook('contact.created', new, null);
    if new.schedule_date is not null then perform tell_builder_webhook('visit.asked', new, visit_slot(new)); end if;
    return null;
  end if;
  was := case old.state when 'sent' then 'new' else old.state end;
  is_now := case new.state when 'sent' then 'new' else new.state end;
  if new.schedule_date is not null then
    if (new.schedule_date, new.schedule_time, new.schedule_kind)
      is distinct from (old.schedule_date, old.schedule_time, old.schedule_kind) then
      perform tell_builder_webhook('visit.moved', new, visit_slot(new));
    end if;
    if new.visit_change = 'cancelled' and old.visit_change is distinct from 'cancelled' then
      perform tell_builder_webhook('visit.cancelled', new, visit_slot(new));
    elsif new.visit_confirmed_at is not null and old.visit_confirmed_at is null then
      perform tell_builder_webhook('visit.confirmed', new, visit_slot(new));
    end if;
  end if;
  if was is distinct from is_now then
    perform tell_builder_webhook('contact.state-changed', new, jsonb_build_object('from', was, 'to', is_now));
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    perform tell_builder_webhook('contact.withdrawn', new, null);
  end if;
  return null;
end $$;
create trigger contact_webhook after insert or update on contact
  for each row execute function tell_webhook_of_contact();
