-- What a worker takes is chosen once. As a mere `in (…)` the choice may be made again for each row that it is compared
-- with, and since rows that are taken meanwhile are skipped, each time others are chosen: more than `batch` in the end.
create or replace function claim_outbox(worker text, topics text[], batch integer, lease interval)
  returns setof outbox language sql as $$
  update outbox set state = 'dead', finished_at = now(), lease_until = null, last_error = 'lease lost'
  where id in (
    select id from outbox
    where topic = any (topics) and state = 'running' and lease_until < now() and attempts >= max_attempts
    for update skip locked);
  with chosen as materialized (
    select w.id from outbox w
    where w.topic = any (topics)
      and ((w.state = 'pending' and w.next_attempt_at <= now()) or (w.state = 'running' and w.lease_until < now()))
      and not exists (
        select from outbox e
        where e.topic = w.topic and e.aggregate_key = w.aggregate_key and e.id < w.id
          and e.state in ('pending', 'running'))
    order by w.id limit batch
    for update skip locked)
  update outbox o set
    state = 'running', attempts = o.attempts + 1, leased_by = worker, lease_until = now() + lease
  from chosen
  where o.id = chosen.id
  returning o.*;
$$;
