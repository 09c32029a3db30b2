-- What happened to the safety of accounts: sign-ins and failures, ended sessions, passwords, roles, blocks, and whose
-- data staff has read. Rows are only added: what is written stays as it is for 24 months. Who leaves is unlinked.

create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whose account it is; none where an address has no account, or where a list showed several.
  user_id integer references app_user on delete set null,
  done_by text not null check (done_by in ('person', 'staff', 'command')),
  -- The member of staff.
  actor_id integer references app_user on delete set null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- The beginning of the address: enough to recognise a network, not to name a household.
  network text,
  device text,
  facts jsonb not null default '{}'
);
create index security_event_user on security_event (user_id, id desc);
create index security_event_actor on security_event (actor_id, id desc);
create index security_event_kind on security_event (kind, id desc);
create index security_event_at on security_event (at);

-- The one change that is allowed unlinks an account that is deleted; what still could name its person goes with it.
create function security_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.at, new.done_by, new.kind, new.network, new.device, new.facts)
        is not distinct from (old.id, old.at, old.done_by, old.kind, old.network, old.device, old.facts)
      and (new.user_id is null or new.user_id = old.user_id)
      and (new.actor_id is null or new.actor_id = old.actor_id) then
      new.network := null;
      new.device := null;
      if new.user_id is null then
        new.facts := old.facts - 'reason';
      end if;
      return new;
    end if;
  elsif old.at < now() - interval '24 months' then
    return old;
  end if;
  raise exception 'security_event is only added to';
end $$;
create trigger security_event_stays before update or delete on security_event
  for each row execute function security_event_stays();

-- What staff did with accounts stood in the log of edits until now.
insert into security_event (at, user_id, done_by, actor_id, kind, facts)
select l.at, u.id, case when l.action like 'user.%' then 'command' else 'staff' end, l.actor_id, k.kind,
  jsonb_strip_nulls(jsonb_build_object('before', l.before -> 'roles', 'after', l.after -> 'roles',
    'reason', l.after -> 'reason', 'found', l.after -> 'found', 'builder', l.after -> 'builder'))
from audit_log l
  join (values ('person.search', 'people-searched'), ('person.read', 'person-read'), ('person.roles', 'roles-changed'),
    ('person.block', 'blocked'), ('person.unblock', 'unblocked'), ('person.end-sessions', 'sessions-ended'),
    ('user.create', 'account-created'), ('user.code', 'operator-code-issued'), ('user.unlock', 'unlocked')
  ) as k (action, kind) on k.action = l.action
  left join app_user u on u.id::text = l.entity_id
where l.entity = 'app_user'
order by l.id;
delete from audit_log where entity = 'app_user' and (action like 'person.%' or action like 'user.%');
