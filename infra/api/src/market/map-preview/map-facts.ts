import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { groundFolder } from './ground-folder.ts';

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A point of the map with its name. */
export interface MapName extends MapPoint {
  readonly name: string;
}

/** What a picture of a home's surroundings shows. */
export interface MapFacts {
  readonly home: MapName;
  /** Other projects on offer, the nearest first. */
  readonly projects: readonly MapName[];
  /** Neighbourhoods, in the middle of their projects. */
  readonly places: readonly MapName[];
  /** Folder of the edition of the ground that is drawn beneath; nothing where none was made. */
  readonly ground: string | undefined;
}

/** Half the sides of the piece that is drawn, in metres. */
export const reachM = { across: 2000, down: 1000 } as const;
const metresPerDegree = 111_320;
const mostProjects = 60;

/** The surroundings of a public plant; nothing where its builder has set no point. */
export async function mapFacts({ db, config }: Backend, plantId: number): Promise<MapFacts | undefined> {
  const { rows: own } = await sql<MapName & { project: number }>`
    select j.id as project, j.title as name, j.lat::double precision as lat, j.lng::double precision as lng
    from plant p join project j on j.id = p.project_id and j.state in ('published', 'paused')
    where p.id = ${plantId} and (j.lat <> 0 or j.lng <> 0)`.execute(db);
  const [home] = own;
  if (!home) return undefined;
  const down = reachM.down / metresPerDegree;
  const across = reachM.across / (metresPerDegree * Math.cos((home.lat * Math.PI) / 180));
  const inside = sql`j.state = 'published' and j.lat between ${home.lat - down} and ${home.lat + down}
    and j.lng between ${home.lng - across} and ${home.lng + across}`;
  const [projects, places] = await Promise.all([
    sql<MapName>`
      select j.title as name, j.lat::double precision as lat, j.lng::double precision as lng from project j
      join builder b on b.id = j.builder_id and b.is_active
      where ${inside} and j.id <> ${home.project}
      order by (j.lat - ${home.lat}) ^ 2 + (j.lng - ${home.lng}) ^ 2, j.id limit ${mostProjects}`.execute(db),
    sql<MapName>`
      select n.name, avg(j.lat)::double precision as lat, avg(j.lng)::double precision as lng
      from project j join neighborhood n on n.id = j.neighborhood_id
      where ${inside} group by n.id order by count(*) desc, n.name limit 12`.execute(db),
  ]);
  const { name, lat, lng } = home;
  const ground = await groundFolder(config.groundDir);
  return { home: { name, lat, lng }, projects: projects.rows, places: places.rows, ground };
}
