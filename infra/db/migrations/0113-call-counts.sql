-- How often a network has made a call that has a limit of its own, in the window that runs: one count for all processes of the
-- API. The key is a keyed hash. Nothing is lost with it that matters after a crash, so it needs no log.
create unlogged table call_count (
  key sha256 primary key,
  calls integer not null check (calls > 0),
  ends_at timestamptz not null
);
create index call_count_end on call_count (ends_at);
