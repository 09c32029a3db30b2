-- What a sales room does with the requests that people send to its builder: states, notes, who answers, when the
-- first answer went out, and a visit that both sides agree on.

alter table contact drop constraint contact_state_check;
alter table contact
  add constraint contact_state_check
    check (state in ('new', 'sent', 'contacted', 'visit-booked', 'attended', 'discarded')),
  add column version integer not null default 1,
  add column read_at timestamptz,
  add column assigned_to integer references app_user on delete set null,
  add column first_answer_at timestamptz,
  add column first_answer_way text check (first_answer_way in ('phone', 'whatsapp', 'email', 'state', 'visit')),
  add column visit_changed_by text check (visit_changed_by in ('person', 'builder')),
  add column visit_confirmed_at timestamptz,
  add column visit_reason text check (length(visit_reason) <= 300),
  add check ((first_answer_at is null) = (first_answer_way is null)),
  add check (visit_confirmed_at is null or schedule_date is not null);
update contact set visit_changed_by = 'person' where visit_change is not null;
create index contact_assigned on contact (assigned_to) where assigned_to is not null;
create index contact_visit on contact (builder_id, schedule_date) where schedule_date is not null;

-- Whoever changes a request says which version was read. It counts what either side changes; that a letter was sent
-- or the request was opened is no change.
create function count_contact_version() returns trigger language plpgsql as $$
begin
  if (case new.state when 'sent' then 'new' else new.state end, new.assigned_to, new.schedule_date, new.schedule_time,
      new.schedule_kind, new.visit_change, new.visit_confirmed_at, new.withdrawn_at)
    is distinct from
     (case old.state when 'sent' then 'new' else old.state end, old.assigned_to, old.schedule_date, old.schedule_time,
      old.schedule_kind, old.visit_change, old.visit_confirmed_at, old.withdrawn_at)
  then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger contact_version before update on contact for each row execute function count_contact_version();

-- Notes of the team, and what happened to a request and its visit, by whom.
create table contact_event (
  id bigint generated always as identity primary key,
  contact_id integer not null references contact on delete cascade,
  at timestamptz not null default now(),
  done_by text not null check (done_by in ('builder', 'person', 'portal')),
  -- The colleague.
  user_id integer references app_user on delete set null,
  kind text not null check (kind in ('note', 'state', 'answer', 'assigned', 'visit-confirmed', 'visit-moved',
    'visit-cancelled', 'withdrawn')),
  -- The note, or a reason; about a person, so it goes with whoever leaves.
  body text check (length(body) <= 2000),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- A note that is sent twice is one.
  note_key uuid,
  check ((kind = 'note') = (note_key is not null)),
  unique (contact_id, note_key)
);
create index contact_event_contact on contact_event (contact_id, id);
create index contact_event_user on contact_event (user_id) where user_id is not null;
