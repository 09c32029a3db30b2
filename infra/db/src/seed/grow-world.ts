import type { ClientBase } from 'pg';

/** Ids of a copy lie this far from those of its original: further than any of the demonstration. */
const strides = { project: 1_000, plant: 10_000, blueprint: 100_000 } as const;

/** Homes of social housing stay below their cap: copies of them are cheaper, all others dearer. */
const priceFactor = `
  case when exists (select from project_category_link l where l.project_id = p.project_id and l.category_key = 'vis')
    then 0.88 + 0.12 * ((p.id * 7919 + k * 104729) % 1000) / 1000.0
    else 1 + 0.2 * ((p.id * 7919 + k * 104729) % 1000) / 1000.0 end`;

/** Columns of the originals that copies take as they are. */
async function keptColumns(client: ClientBase, table: string, except: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> all ($2)
     order by ordinal_position`,
    [table, except],
  );
  return rows.map(({ name }) => name);
}

/** Inserts the copies of a table's rows; an empty value leaves the column to its default. */
async function copyRows(
  client: ClientBase,
  table: string,
  changed: Record<string, string>,
  copies: number,
): Promise<void> {
  const given = Object.entries(changed).filter(([, value]) => value !== '');
  const kept = await keptColumns(client, table, Object.keys(changed));
  const target = [...given.map(([name]) => name), ...kept].map((name) => `"${name}"`).join(', ');
  const values = [...given.map(([, value]) => value), ...kept.map((name) => `p."${name}"`)].join(', ');
  await client.query(
    `insert into "${table}" (${target}) select ${values} from "${table}" p, generate_series(1, $1::int) k`,
    [copies],
  );
}

const newId = (column: string, kind: keyof typeof strides) => `p."${column}" + k * ${strides[kind]}`;

/** Tables of projects and plants in the order of their keys, with what is not their original's. */
const parts: readonly (readonly [table: string, changed: Record<string, string>])[] = [
  [
    'project',
    {
      id: newId('id', 'project'),
      code: "p.code || '-' || k",
      title: "left(p.title, 110) || ' ' || k",
      slug: "p.slug || '-' || k",
      lat: 'p.lat + ((k % 7) - 3) * 0.001',
      lng: 'p.lng + ((k % 5) - 2) * 0.001',
      featured_position: 'null',
    },
  ],
  ['project_category_link', { project_id: newId('project_id', 'project') }],
  ['project_criterion', { project_id: newId('project_id', 'project') }],
  ['project_social_link', { project_id: newId('project_id', 'project') }],
  ['nearby_place', { id: '', project_id: newId('project_id', 'project') }],
  ['project_media', { id: '', project_id: newId('project_id', 'project') }],
  ['project_specification', { project_id: newId('project_id', 'project') }],
  [
    'plant',
    {
      id: newId('id', 'plant'),
      project_id: newId('project_id', 'project'),
      slug: "p.slug || '-' || k",
      price: `least(2750000000, (p.price * (${priceFactor}))::bigint)`,
      local_price: `(p.local_price * (${priceFactor}))::bigint`,
      stock_quantity: '0',
      property_stock: 'false',
    },
  ],
  ['plant_media', { id: '', plant_id: newId('plant_id', 'plant') }],
  ['blueprint', { id: newId('id', 'blueprint'), plant_id: newId('plant_id', 'plant') }],
  ['blueprint_point', { id: '', blueprint_id: newId('blueprint_id', 'blueprint') }],
  ['plant_panorama', { plant_id: newId('plant_id', 'plant') }],
  ['plant_panorama_door', { plant_id: newId('plant_id', 'plant') }],
  ['plant_specification', { plant_id: newId('plant_id', 'plant') }],
];

/** What follows from a price that is not its original's. */
const settlePrices = `
  update plant set price = price / 100000 * 100000, m2_price = (price / 100000 * 100000 / built_area)::bigint,
    price_salaries = null, monthly_fee = null
  where id > ${strides.plant}`;

const logPrices = `
  insert into price_log (plant_id, price, effective_at)
  select id, price, created_at from plant where id > ${strides.plant}`;

/**
 * Copies the demonstration, pictures included, until there are at least as many plants as wanted: each copy a little
 * aside, with a name and prices of its own. Part of a bulk load.
 */
export async function growWorld(client: ClientBase, wantedPlants: number): Promise<void> {
  const { rows } = await client.query<{ plants: number }>('select count(*)::int as plants from plant');
  const copies = Math.max(0, Math.ceil(wantedPlants / (rows[0]?.plants ?? wantedPlants)) - 1);
  for (const [table, changed] of parts) await copyRows(client, table, changed, copies);
  await client.query(settlePrices);
  await client.query(logPrices);
}
