-- What journeys in a browser said of two exact versions on one page; the newest word about each journey counts.

create table releases.matrix_result (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  candidate_id integer not null references releases.release,
  other_id integer not null references releases.release,
  journey text not null check (length(journey) between 1 and 300),
  ok boolean not null,
  -- First words of the failure.
  note text check (length(note) <= 2000),
  -- Who ran it from which sources.
  build text not null check (length(build) between 1 and 200),
  actor text not null,
  check (candidate_id <> other_id)
);
create index matrix_of_pair on releases.matrix_result (candidate_id, other_id, journey, id desc);
create index matrix_of_other on releases.matrix_result (other_id, id desc);
create trigger matrix_result_kept before update or delete on releases.matrix_result
  for each row execute function releases.refuse_change();
