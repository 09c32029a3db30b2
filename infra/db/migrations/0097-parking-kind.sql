-- To whom the parking places of a home belong: buyers are told, and a number alone does not say it.
alter table plant add column parking_kind text
  check (parking_kind in ('private', 'exclusive-use', 'communal', 'tandem'));
