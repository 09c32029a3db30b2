import pg from 'pg';

/** What a writer needs to know of the catalogue. */
export interface WriteTargets {
  readonly project: { id: number; title: string; builder: number; city: number; plant: number };
  /** Plants to be saved as favourites, each once. */
  readonly favourites: readonly number[];
  /** Plants whose price changes. */
  readonly priced: readonly number[];
}

/** Finds them in the database of a portal. */
export async function readTargets(url: string): Promise<WriteTargets> {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  const project = await reader.query(
    `select j.id, j.title, j.builder_id as builder, j.city_id as city, min(p.id) as plant
     from project j join plant p on p.project_id = j.id
     where j.state = 'published' and p.is_active group by j.id order by j.id limit 1`,
  );
  const plants = await reader.query(
    "select p.id from plant p join project j on j.id = p.project_id where j.state = 'published' and p.is_active order by p.id",
  );
  await reader.end();
  const ids: number[] = plants.rows.map(({ id }) => id);
  return { project: project.rows[0], favourites: ids.slice(20), priced: ids.slice(0, 12) };
}
