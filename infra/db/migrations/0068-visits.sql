-- A visit can be moved or called off by whoever asked for it, and the consent of a request taken back:
-- its builder is told of each, and from then on may not write any more.
alter table contact
  add column visit_change text check (visit_change in ('moved', 'cancelled')),
  add column visit_changed_at timestamptz,
  add column withdrawn_at timestamptz,
  add check (visit_change is null or schedule_date is not null),
  add check ((visit_change is null) = (visit_changed_at is null));
