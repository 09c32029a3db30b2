-- Alerts that are matched and mailed, confirmation by mail, leads and their relay, and an outbox that can give up.

-- Dropped: an administrator decided that a dead row will not be carried out.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('pending', 'running', 'done', 'dead', 'dropped'));
drop index outbox_done;
create index outbox_done on outbox (finished_at) where state in ('done', 'dropped');

-- Leases up to `batch` rows of the topics to one worker: what is due, and what another worker let expire. Of each
-- aggregate only the oldest unfinished row is given out, so that the changes of one thing are carried out in their
-- order. A row whose last attempt ended in a lost lease (its worker died of it) is dead.
create or replace function claim_outbox(worker text, topics text[], batch integer, lease interval)
  returns setof outbox language sql as $$
  update outbox set state = 'dead', finished_at = now(), lease_until = null, last_error = 'lease lost'
  where id in (
    select id from outbox
    where topic = any (topics) and state = 'running' and lease_until < now() and attempts >= max_attempts
    for update skip locked);
  update outbox o set
    state = 'running', attempts = o.attempts + 1, leased_by = worker, lease_until = now() + lease
  where o.id in (
    select w.id from outbox w
    where w.topic = any (topics)
      and ((w.state = 'pending' and w.next_attempt_at <= now()) or (w.state = 'running' and w.lease_until < now()))
      and not exists (
        select from outbox e
        where e.topic = w.topic and e.aggregate_key = w.aggregate_key and e.id < w.id
          and e.state in ('pending', 'running'))
    order by w.id limit batch
    for update skip locked)
  returning o.*;
$$;

-- Trying again cannot help: dead at once, with the reason.
create function give_up_outbox(row_id bigint, worker text, reason text) returns boolean language sql as $$
  with ended as (
    update outbox set state = 'dead', finished_at = now(), dedupe_key = null, lease_until = null, leased_by = null,
      last_error = left(reason, 1000)
    where id = row_id and state = 'running' and leased_by = worker
    returning 1)
  select exists (select from ended);
$$;

-- The other side is out of reach: back to waiting as if it had not been tried.
create function postpone_outbox(row_id bigint, worker text, reason text, pause interval) returns boolean
  language sql as $$
  with postponed as (
    update outbox set state = 'pending', attempts = attempts - 1, next_attempt_at = now() + pause, dedupe_key = null,
      lease_until = null, leased_by = null, last_error = left(reason, 1000)
    where id = row_id and state = 'running' and leased_by = worker
    returning 1)
  select exists (select from postponed);
$$;

-- What alerts tell of: plants that came on offer, and prices that fell.
create table plant_news (
  id bigint generated always as identity primary key,
  plant_id integer not null references plant on delete cascade,
  kind text not null check (kind in ('listed', 'price-drop')),
  previous_price pesos,
  at timestamptz not null default clock_timestamp(),
  check ((kind = 'price-drop') = (previous_price is not null))
);
create index plant_news_newest on plant_news (at);
create index plant_news_plant on plant_news (plant_id, kind, at desc);

-- A project that is paused and published again is no news for a month.
create function tell_listed(plants integer[]) returns void language sql as $$
  insert into plant_news (plant_id, kind)
  select p.id, 'listed' from plant p
  where p.id = any (plants) and p.is_active
    and not exists (
      select from plant_news n
      where n.plant_id = p.id and n.kind = 'listed' and n.at > clock_timestamp() - interval '30 days');
$$;

create function tell_plant_news() returns trigger language plpgsql as $$
begin
  if is_bulk_load() or not exists (select from project where id = new.project_id and state = 'published') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform tell_listed(array[new.id]);
  else
    if new.is_active and not old.is_active then
      perform tell_listed(array[new.id]);
    end if;
    if new.price < old.price then
      insert into plant_news (plant_id, kind, previous_price) values (new.id, 'price-drop', old.price);
    end if;
  end if;
  return null;
end $$;
create trigger news_of_plant after insert or update of is_active, price on plant
  for each row execute function tell_plant_news();

create function tell_project_news() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then
    perform tell_listed(array(select id from plant where project_id = new.id));
  end if;
  return null;
end $$;
create trigger news_of_project after update of state on project
  for each row when (new.state = 'published' and old.state <> 'published') execute function tell_project_news();

-- An alert of somebody without an account counts once the address has confirmed it.
alter table alert
  add column confirmed_at timestamptz,
  add column confirm_hash sha256 unique,
  add column confirm_sent_at timestamptz,
  -- News up to this moment have been looked at.
  add column checked_until timestamptz not null default now(),
  add column next_check_at timestamptz not null default now();
update alert set confirmed_at = created_at where user_id is not null;
delete from alert a using alert b
  where a.id < b.id and lower(a.email) = lower(b.email) and a.filters = b.filters;
create unique index alert_once on alert (lower(email), md5(filters::text));
drop index alert_due;
create index alert_due on alert (next_check_at) where is_active and confirmed_at is not null;
create index alert_unconfirmed on alert (created_at) where confirmed_at is null;

-- One mail to one person about several alerts.
create table alert_digest (
  id integer generated always as identity primary key,
  unsubscribe_hash sha256 unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index alert_digest_age on alert_digest (created_at);

create table alert_digest_item (
  digest_id integer not null references alert_digest on delete cascade,
  alert_id integer not null references alert on delete cascade,
  -- How many plants matched; `plants` names the first ones with what is new about them.
  total integer not null check (total > 0),
  plants jsonb not null check (jsonb_typeof(plants) = 'array'),
  primary key (digest_id, alert_id)
);
create index alert_digest_item_alert on alert_digest_item (alert_id);

-- Whoever leaves hears no more, also of alerts that were saved with the address alone.
create function end_alerts_of_person() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from alert where lower(email) = lower(old.email);
  else
    update alert set is_active = false
    where is_active and (user_id = old.id or lower(email) = lower(old.email));
  end if;
  return null;
end $$;
create trigger alerts_end_with_account after delete on app_user
  for each row execute function end_alerts_of_person();
create trigger alerts_end_with_activity after update of is_active on app_user
  for each row when (old.is_active and not new.is_active) execute function end_alerts_of_person();

alter table newsletter_subscription
  add column confirm_hash sha256 unique,
  add column confirm_sent_at timestamptz;

-- The same form sent twice on one day is one contact, one lead. Contacts about a project have a rule of their own.
alter table contact add column once_key sha256;
create unique index contact_once_key on contact (once_key);

alter table lead
  add column once_key sha256,
  -- Kept: no webhook was configured when its turn came.
  add column relay_state text not null default 'waiting'
    check (relay_state in ('waiting', 'relayed', 'not-configured', 'refused'));
create unique index lead_once_key on lead (once_key);
update lead set relay_state = 'relayed' where relayed_at is not null;
drop index lead_waiting;
create index lead_not_relayed on lead (relay_state, id) where relay_state <> 'relayed';
