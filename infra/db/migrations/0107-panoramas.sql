-- A home from room to room: its rooms all around, and the doors of its plan that lead from one to the next.

create table plant_panorama (
  plant_id integer not null references plant on delete cascade,
  position smallint not null check (position between 1 and 20),
  room text not null check (room in ('living', 'kitchen', 'bedroom', 'bath', 'balcony')),
  name text not null,
  media_key text not null references media_asset,
  alt text not null,
  -- What it does not show as the home is; null where it does.
  note text,
  -- Where the middle of the picture looks: degrees on the plan, clockwise from its top.
  heading smallint not null check (heading between 0 and 359),
  -- The drawing that the room is on, and its middle there: without the drawing nobody knows where doors are.
  floor smallint not null,
  x numeric(5, 4) not null check (x between 0 and 1),
  y numeric(5, 4) not null check (y between 0 and 1),
  primary key (plant_id, position),
  foreign key (plant_id, floor) references blueprint (plant_id, position) on delete cascade
);
create index plant_panorama_asset on plant_panorama (media_key);
create index plant_panorama_floor on plant_panorama (plant_id, floor);

create table plant_panorama_door (
  plant_id integer not null,
  from_position smallint not null,
  to_position smallint not null check (to_position <> from_position),
  -- Where the door is from the middle of the room, in degrees on the plan.
  bearing smallint not null check (bearing between 0 and 359),
  primary key (plant_id, from_position, to_position),
  foreign key (plant_id, from_position) references plant_panorama on delete cascade,
  foreign key (plant_id, to_position) references plant_panorama on delete cascade
);
create index plant_panorama_door_to on plant_panorama_door (plant_id, to_position);

-- What a picture does not show as the home is, for everybody to see; null where it does.
alter table plant_media add column note text;
alter table project_media add column note text;
