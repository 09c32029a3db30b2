-- What visitors met, version by version, and what the registry decided on it by itself.

-- Each report of a shell counts once, however often it is sent.
create table releases.health_receipt (
  shell text not null check (length(shell) between 1 and 120),
  report bigint not null check (report >= 0),
  at timestamptz not null default now(),
  primary key (shell, report)
);
create index health_receipt_age on releases.health_receipt (at);

create function releases.add_counts(one bigint[], other bigint[]) returns bigint[]
  language sql immutable parallel safe as $$
  select coalesce(array_agg(coalesce(a, 0) + coalesce(b, 0) order by place), '{}')
  from unnest(one, other) with ordinality as counted (a, b, place)
$$;
create aggregate releases.sum_counts(bigint[]) (sfunc = releases.add_counts, stype = bigint[], initcond = '{}');

-- Counts of all shells in a minute of the database's clock, or in an hour when it is long ago. Of a failure: exposures
-- and failures; of a measure: visitors in each span; of visitors: how many were new.
create table releases.health_minute (
  minute timestamptz not null,
  -- The composition that ran: it says how many visitors the canary was given.
  seq bigint not null,
  remote text not null references releases.remote,
  version releases.version_name not null,
  cohort text not null check (cohort in ('stable', 'canary')),
  signal text not null check (signal ~ '^[a-z][a-z-]{1,30}$'),
  counts bigint[] not null check (cardinality(counts) between 1 and 24),
  primary key (remote, minute, seq, version, cohort, signal)
);
create index health_minute_age on releases.health_minute (minute);

-- How a canary grows by itself. Without a row people decide.
create table releases.canary_plan (
  remote text primary key references releases.remote,
  release_id integer not null references releases.release,
  plan jsonb not null check (jsonb_typeof(plan) = 'object')
);

-- What the registry decided by itself, and what it only warns of.
create table releases.decision (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  seq bigint not null,
  remote text not null references releases.remote,
  version releases.version_name not null,
  kind text not null check (kind in ('promote', 'hold', 'roll-back', 'warn')),
  reason releases.reason not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
create index decision_of_remote on releases.decision (remote, id desc);
create trigger decision_kept before update or delete on releases.decision
  for each row execute function releases.refuse_change();
