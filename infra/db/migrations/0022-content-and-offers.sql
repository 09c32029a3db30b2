-- What the filter panel counts, and rules of opinions, comments and redirects that must hold under concurrency.

-- One narrow row per plant on offer: a facet over everything is one pass over few pages. Names are not copied, only
-- numbers, so that a renamed place needs nothing here. The fairs of a project are looked up in fair_project.
create view plant_on_offer as
select
  p.id as plant_id, p.project_id, j.city_id, j.zone_id, j.neighborhood_id, t.id as property_type_id,
  s.id as building_status_id,
  -- One bit per category and criterion, by its id: several of them fit one project.
  (select coalesce(bit_or(1 << (k.id - 1)), 0)
     from project_category_link l join project_category k on k.key = l.category_key
     where l.project_id = j.id) as categories,
  (select coalesce(bit_or(1::bigint << (k.id - 1)), 0)
     from project_criterion l join criterion k on k.key = l.criterion_key
     where l.project_id = j.id) as criteria,
  j.stratum, j.belongs_tv, p.price::bigint as price, p.built_area, p.room_number, p.bath_number, p.parking_number,
  coalesce(p.url_360, j.url_360) is not null as has_360_tour, p.property_stock,
  j.lat::double precision as lat, j.lng::double precision as lng
from plant p
join project j on j.id = p.project_id and j.state = 'published'
join builder b on b.id = j.builder_id and b.is_active
join property_type t on t.key = p.property_type_key
join building_status s on s.key = j.building_status_key
where p.is_active;

create table plant_offer (
  plant_id integer primary key references plant on delete cascade,
  project_id integer not null,
  city_id integer not null,
  zone_id integer not null,
  neighborhood_id integer,
  property_type_id integer not null,
  building_status_id integer not null,
  categories integer not null,
  criteria bigint not null,
  stratum smallint,
  belongs_tv boolean not null,
  price bigint not null,
  built_area numeric(9, 2) not null,
  room_number smallint,
  bath_number smallint,
  parking_number smallint,
  has_360_tour boolean not null,
  property_stock boolean not null,
  lat double precision not null,
  lng double precision not null
);
create index plant_offer_place on plant_offer (city_id, zone_id);
create index plant_offer_project on plant_offer (project_id);

-- Fills the table anew: after a bulk load, whose row triggers are silent.
create function refresh_plant_offers() returns void language sql as $$
  delete from plant_offer;
  insert into plant_offer select * from plant_on_offer;
$$;
select refresh_plant_offers();

-- Brings the row of one plant up to date. The lock makes whoever changes the same project at the same time come one
-- after the other; the statements after it see what the first one committed.
create function refresh_plant_offer(of_plant integer) returns void language plpgsql as $$
begin
  perform from project j join plant p on p.project_id = j.id where p.id = of_plant for no key update of j;
  delete from plant_offer where plant_id = of_plant;
  insert into plant_offer select * from plant_on_offer where plant_id = of_plant;
end $$;

-- Whatever changes a plant's document may change what is on offer. The project is locked first: locking the queue's
-- row first would let two changes of one project wait for each other.
create or replace function index_plant(plant_id integer) returns void language plpgsql as $$
begin
  perform refresh_plant_offer(plant_id);
  perform enqueue_once('index-plant', plant_id::text, jsonb_build_object('plantId', plant_id));
end $$;

-- A builder that is switched off offers nothing, neither in filters nor in searches.
create trigger offered after update on builder
  for each row when (old.is_active is distinct from new.is_active) execute function index_plants_of_name();

-- Two opinions that arrive at once both count: the second one waits for the builder's row and then reads anew.
create or replace function refresh_builder_rating() returns trigger language plpgsql as $$
begin
  perform from builder where id in (new.builder_id, old.builder_id) order by id for no key update;
  update builder b set
    rating = (select round(avg(s.service_rating), 2) from builder_survey s where s.builder_id = b.id),
    rating_count = (select count(*) from builder_survey s where s.builder_id = b.id)
  where b.id in (new.builder_id, old.builder_id);
  return null;
end $$;

-- One opinion per person, with or without an account.
create unique index builder_survey_once_by_email on builder_survey (builder_id, lower(email)) where email is not null;
drop index portal_survey_email;
create unique index portal_survey_email on portal_survey (lower(email)) where email is not null;
create index portal_survey_key on portal_survey (user_key) where user_key is not null;

-- How much somebody has written lately.
create index comment_author on comment (lower(email), created_at desc);

-- No redirect leads to the start of another one: then none can make a circle, and every visitor is led once. Changes
-- wait for one another, so that two rules that only together would break this cannot be saved at once.
create function refuse_redirect_chain() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('redirect_rule'));
  if exists (select from redirect_rule r where r.from_path = new.to_path and r.id <> new.id)
    or exists (select from redirect_rule r where r.to_path = new.from_path and r.id <> new.id) then
    raise exception 'a redirect would follow another one'
      using errcode = 'check_violation', constraint = 'redirect_chain';
  end if;
  return new;
end $$;
create trigger redirect_chain before insert or update of from_path, to_path on redirect_rule
  for each row execute function refuse_redirect_chain();
