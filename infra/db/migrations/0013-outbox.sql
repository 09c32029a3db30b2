-- Work that must follow a committed change: mail, search index, images, webhooks. The row is written in the same
-- transaction as the change, and a worker carries it out with a lease, retries and a dead-letter state.

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  aggregate_key text not null,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  -- Waiting rows with the same key are one piece of work.
  dedupe_key text,
  state text not null default 'pending' check (state in ('pending', 'running', 'done', 'dead')),
  attempts smallint not null default 0,
  max_attempts smallint not null default 8,
  next_attempt_at timestamptz not null default now(),
  leased_by text,
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'running') = (lease_until is not null))
);
create index outbox_waiting on outbox (next_attempt_at, id) where state = 'pending';
create index outbox_leased on outbox (lease_until) where state = 'running';
create index outbox_dead on outbox (topic, id) where state = 'dead';
create index outbox_done on outbox (finished_at) where state = 'done';
create index outbox_aggregate on outbox (topic, aggregate_key, id);
create unique index outbox_dedupe on outbox (dedupe_key) where state = 'pending' and dedupe_key is not null;

-- Workers listen on `outbox`; a notification is sent at commit and says the topic.
create function announce_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', new.topic);
  return null;
end $$;
create trigger outbox_announced after insert on outbox for each row execute function announce_outbox();

-- Queues work that may be merged with an equal waiting row. DO UPDATE, not DO NOTHING: it locks the waiting row until
-- this change commits, so that no worker can finish it with the data from before.
create function enqueue_once(of_topic text, key text, with_payload jsonb) returns void language sql as $$
  insert into outbox (topic, aggregate_key, payload, dedupe_key)
  values (of_topic, key, with_payload, of_topic || ':' || key)
  on conflict (dedupe_key) where state = 'pending' and dedupe_key is not null
  do update set payload = excluded.payload;
$$;

-- Leases up to `batch` rows of the topics to one worker: what is due, and what another worker let expire.
-- A row whose last attempt ended in a lost lease (its worker died of it) is dead.
create function claim_outbox(worker text, topics text[], batch integer, lease interval) returns setof outbox
  language sql as $$
  update outbox set state = 'dead', finished_at = now(), lease_until = null, last_error = 'lease lost'
  where id in (
    select id from outbox
    where topic = any (topics) and state = 'running' and lease_until < now() and attempts >= max_attempts
    for update skip locked);
  update outbox o set
    state = 'running', attempts = o.attempts + 1, leased_by = worker, lease_until = now() + lease
  where o.id in (
    select id from outbox
    where topic = any (topics)
      and ((state = 'pending' and next_attempt_at <= now()) or (state = 'running' and lease_until < now()))
    order by id limit batch
    for update skip locked)
  returning o.*;
$$;

-- Only the worker that holds the lease may finish a row; false means that it lost the lease meanwhile.
create function finish_outbox(row_id bigint, worker text) returns boolean language sql as $$
  with finished as (
    update outbox set state = 'done', finished_at = now(), lease_until = null, leased_by = null, last_error = null
    where id = row_id and state = 'running' and leased_by = worker
    returning 1)
  select exists (select from finished);
$$;

-- Failed: back to waiting with growing pauses (10 s, 20 s, 40 s, … at most an hour), or dead after the last attempt.
-- Takes the row out of the merging rule, since a newer equal row may be waiting by now.
create function fail_outbox(row_id bigint, worker text, error text) returns text language sql as $$
  update outbox set
    state = case when attempts >= max_attempts then 'dead' else 'pending' end,
    next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, attempts - 1)),
    finished_at = case when attempts >= max_attempts then now() end,
    dedupe_key = null, lease_until = null, leased_by = null, last_error = left(error, 1000)
  where id = row_id and state = 'running' and leased_by = worker
  returning state;
$$;
