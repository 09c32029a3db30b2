import type { ClientBase } from 'pg';

/**
 * Copies of the seeded projects with their plants until there are about as many as wanted: each copy a little aside,
 * with other prices. As a bulk load, so that nothing is queued.
 */
export async function growPlants(client: ClientBase, wanted: number): Promise<number> {
  const { rows } = await client.query<{ plants: number }>('select count(*)::int as plants from plant');
  const copies = Math.max(0, Math.ceil(wanted / (rows[0]?.plants ?? wanted)) - 1);
  await client.query('begin');
  await client.query("set local umbral.bulk = 'on'");
  await client.query(copyTable, [copies]);
  for (const statement of [projects, categories, criteria, plants]) await client.query(statement);
  await client.query('select refresh_plant_offers()');
  await client.query('commit');
  await client.query('analyze');
  const grown = await client.query<{ offers: number }>('select count(*)::int as offers from plant_offer');
  return grown.rows[0]?.offers ?? 0;
}

const copyTable = `
  create temp table copy on commit drop as
  select p.id as old_id, k as turn, nextval(pg_get_serial_sequence('project', 'id'))::int as new_id
  from project p cross join generate_series(1, $1::int) k`;

const projects = `
  insert into project (id, code, title, slug, builder_id, builder_branch_id, description, building_status_key, state,
    city_id, zone_id, neighborhood_id, address, stratum, lat, lng, main_phone, emails, published_at, belongs_tv, url_360)
  select c.new_id, code || '-' || turn, left(title, 100) || ' ' || turn, slug || '-copia-' || turn, builder_id,
    builder_branch_id, description, building_status_key, state, city_id, zone_id, neighborhood_id, address, stratum,
    lat + turn * 0.001, lng - turn * 0.001, main_phone, emails, published_at, belongs_tv, url_360
  from project p join copy c on c.old_id = p.id`;

const categories = `
  insert into project_category_link
  select c.new_id, l.category_key from project_category_link l join copy c on c.old_id = l.project_id`;

const criteria = `
  insert into project_criterion
  select c.new_id, l.criterion_key from project_criterion l join copy c on c.old_id = l.project_id`;

const plants = `
  insert into plant (project_id, slug, title, property_type_key, position, is_active, highlighted, url_360, price,
    built_area, private_area, room_number, bath_number, parking_number, property_stock, stock_quantity)
  select c.new_id, slug || '-copia-' || turn, title, property_type_key, position, is_active, highlighted, url_360,
    (price * (0.8 + turn * 0.04))::bigint, built_area, private_area, room_number, bath_number, parking_number,
    property_stock, stock_quantity
  from plant p join copy c on c.old_id = p.project_id`;
