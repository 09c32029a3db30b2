-- What the database keeps right by itself: dates, stock, price history and the queue of the search index.

do $$
declare name text;
begin
  for name in
    select c.table_name from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = 'updated_at'
  loop
    execute format('create trigger touch before update on %I for each row execute function touch_updated_at()', name);
  end loop;
end $$;

create function refresh_stock() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then
    return null;
  end if;
  update plant p set stock_quantity = stock.units, property_stock = stock.units > 0
  from (
    select id, (select count(*) from stock_unit s where s.plant_id = plant.id and s.is_available) as units
    from plant where id in (new.plant_id, old.plant_id)
  ) stock
  where p.id = stock.id and p.stock_quantity <> stock.units;
  return null;
end $$;
create trigger stock_counted after insert or update or delete on stock_unit
  for each row execute function refresh_stock();

create function log_price() returns trigger language plpgsql as $$
declare former bigint := null;
begin
  if is_bulk_load() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    former := old.price;
  end if;
  -- clock_timestamp: two changes in one transaction are two entries.
  insert into price_log (plant_id, price, previous_price, effective_at, changed_by)
  values (new.id, new.price, former, clock_timestamp(), nullif(current_setting('umbral.user_id', true), '')::integer);
  return null;
end $$;
create trigger price_logged after insert on plant for each row execute function log_price();
create trigger price_change_logged after update of price on plant
  for each row when (old.price is distinct from new.price) execute function log_price();

-- The search index holds one document per plant; the worker reads the plant anew, so the row only names it.
create function index_plant(plant_id integer) returns void language sql as $$
  select enqueue_once('index-plant', plant_id::text, jsonb_build_object('plantId', plant_id));
$$;

create function index_changed_plant() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then
    perform index_plant(coalesce(new.id, old.id));
  end if;
  return null;
end $$;
create trigger plant_inserted after insert on plant for each row execute function index_changed_plant();
create trigger plant_deleted after delete on plant for each row execute function index_changed_plant();
create trigger plant_updated after update on plant
  for each row when (old is distinct from new) execute function index_changed_plant();

-- Anything that hangs on a project changes all its plants' documents.
create function index_plants_of_project() returns trigger language plpgsql as $$
declare changed integer[] := array[(to_jsonb(new) ->> tg_argv[0])::integer, (to_jsonb(old) ->> tg_argv[0])::integer];
begin
  if not is_bulk_load() then
    perform index_plant(p.id) from plant p where p.project_id = any (changed) order by p.id;
  end if;
  return null;
end $$;
create trigger project_updated after update on project
  for each row when (old is distinct from new) execute function index_plants_of_project('id');

do $$
declare name text;
begin
  foreach name in array array[
    'project_category_link', 'project_criterion', 'nearby_place', 'project_media', 'project_specification',
    'fair_project', 'fair_benefit']
  loop
    execute format('create trigger indexed after insert or update or delete on %I
      for each row execute function index_plants_of_project(''project_id'')', name);
  end loop;
end $$;

create function index_plant_of_part() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then
    perform index_plant(p.id) from plant p where p.id in (new.plant_id, old.plant_id) order by p.id;
  end if;
  return null;
end $$;
create trigger indexed after insert or update or delete on plant_media
  for each row execute function index_plant_of_part();
create trigger indexed after insert or update or delete on plant_specification
  for each row execute function index_plant_of_part();

-- Names that documents carry: builder, places, fair.
create function index_plants_of_name() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then
    return null;
  end if;
  perform index_plant(p.id)
  from plant p
  join project j on j.id = p.project_id
  join city c on c.id = j.city_id
  where case tg_table_name
    when 'builder' then j.builder_id = new.id
    when 'city' then j.city_id = new.id
    when 'zone' then j.zone_id = new.id
    when 'neighborhood' then j.neighborhood_id = new.id
    when 'department' then c.department_id = new.id
    when 'fair' then exists (select from fair_project f where f.fair_id = new.id and f.project_id = j.id)
  end
  order by p.id;
  return null;
end $$;
create trigger indexed after update on fair
  for each row when ((old.is_active, old.slug) is distinct from (new.is_active, new.slug))
  execute function index_plants_of_name();

do $$
declare name text;
begin
  foreach name in array array['builder', 'city', 'zone', 'neighborhood', 'department']
  loop
    execute format('create trigger indexed after update on %I
      for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
      execute function index_plants_of_name()', name);
  end loop;
end $$;
