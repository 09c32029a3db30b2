-- Cards that people really had in view, by plant and day, beside the views of its page: no row for anybody's eyes.

create table plant_impression_count (
  plant_id integer not null references plant on delete cascade,
  day date not null default bogota_day(now()),
  impressions integer not null check (impressions > 0),
  primary key (plant_id, day)
);
