-- Visits of the page of a project, beside those of the pages of its types: no row for anybody's eyes.

create table project_view_count (
  project_id integer not null references project on delete cascade,
  day date not null default bogota_day(now()),
  views integer not null default 1 check (views > 0),
  primary key (project_id, day)
);
