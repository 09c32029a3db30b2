-- What each home, its building and its grounds have, by key: what builders list, and what the home's own figures and
-- plans show. Filters and the search index read it.
create view home_amenity as
select s.plant_id, k.key
  from plant_specification s join specification k on k.id = s.specification_id
  where k.key is not null
union
select p.id, k.key
  from plant p
  join project_specification s on s.project_id = p.project_id
  join specification k on k.id = s.specification_id
  where k.key is not null
union
select p.id, 'balcony' from plant p where p.balcony_area > 0
union
select b.plant_id, 'patio'
  from blueprint b join blueprint_point d on d.blueprint_id = b.id
  where d.name ilike 'patio' or d.name ilike 'patio %';

-- Plans tell of patios and of how many floors a home has: a change of one changes its document.
create trigger indexed after insert or update or delete on blueprint
  for each row execute function index_plant_of_part();

create function index_plant_of_point() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then
    perform index_plant(b.plant_id) from blueprint b where b.id in (new.blueprint_id, old.blueprint_id) order by b.plant_id;
  end if;
  return null;
end $$;
create trigger indexed after insert or update or delete on blueprint_point
  for each row execute function index_plant_of_point();
