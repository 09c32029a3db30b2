-- How long a failed row waits is said by the worker: the growing pauses stand in one place, beside its other times.
drop function fail_outbox(bigint, text, text);

-- Failed: back to waiting for a pause, or dead after the last attempt.
-- Takes the row out of the merging rule, since a newer equal row may be waiting by now.
create function fail_outbox(row_id bigint, worker text, error text, pause interval) returns text language sql as $$
  update outbox set
    state = case when attempts >= max_attempts then 'dead' else 'pending' end,
    next_attempt_at = now() + pause,
    finished_at = case when attempts >= max_attempts then now() end,
    dedupe_key = null, lease_until = null, leased_by = null, last_error = left(error, 1000)
  where id = row_id and state = 'running' and leased_by = worker
  returning state;
$$;
