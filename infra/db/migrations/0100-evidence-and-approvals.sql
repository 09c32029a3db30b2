-- What runners of browsers found out is signed by them, and what one person may not decide alone is confirmed by another.

alter table releases.signing_key drop constraint signing_key_signs_check;
alter table releases.signing_key add constraint signing_key_signs_check
  check (cardinality(signs) > 0 and signs <@ array['manifest', 'composition', 'link', 'evidence']);

-- Results from before this migration have neither.
alter table releases.matrix_result add column key_id text references releases.signing_key;
alter table releases.matrix_result add column ran_at timestamptz;

-- How a release did beside what ran then; the newest word counts.
create table releases.probe_result (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  release_id integer not null references releases.release,
  -- The composition that it was tried beside.
  seq bigint not null,
  -- What was wrong: [{"check", "words"}]; empty where all was well.
  findings jsonb not null check (jsonb_typeof(findings) = 'array'),
  ran_at timestamptz not null,
  build text not null check (length(build) between 1 and 200),
  key_id text not null references releases.signing_key,
  actor text not null
);
create index probe_of_release on releases.probe_result (release_id, id desc);
create trigger probe_result_kept before update or delete on releases.probe_result
  for each row execute function releases.refuse_change();

-- What a person at the console asks for and somebody else has to confirm within the hour.
create table releases.approval (
  id uuid primary key default gen_random_uuid(),
  asked_at timestamptz not null default clock_timestamp(),
  asked_by text not null,
  deed text not null check (deed in ('token', 'key', 'override')),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  confirmed_at timestamptz,
  confirmed_by text,
  used_at timestamptz,
  check (confirmed_by is distinct from asked_by),
  check ((confirmed_at is null) = (confirmed_by is null))
);
create index approval_asked on releases.approval (asked_at desc);
