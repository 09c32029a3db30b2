import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { found } from '../../engine/replies/refusal.ts';
import { picturesOf } from '../projects/form-pictures.ts';
import type { StoredForm } from '../projects/form-query.ts';
import { partOf, type Unfinished } from './kept-values.ts';

/** What a draft may refer to, and what stands where it refers to nothing. */
export interface StandIns {
  readonly builder: number;
  readonly place: PlaceRow;
  /** Pictures of the builder's people that are uploaded. */
  readonly pictures: ReadonlySet<string>;
  /** Listed features as "kind key". */
  readonly features: ReadonlySet<string>;
  /** Homes in stock by typology of the project. */
  readonly unitsOf: ReadonlyMap<number, ReadonlySet<number>>;
}

interface PlaceRow {
  readonly branch: number;
  readonly department: number;
  readonly city: number;
  readonly zone: number;
  readonly neighborhood: number | null;
  readonly lat: number;
  readonly lng: number;
  /** Of the builder. */
  readonly email: string;
}

const largestId = 2_147_483_647;

/** A row number that the database can be asked for; -1, which nothing has, for everything else. */
function idIn(value: unknown): number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId ? Number(value) : -1;
}

/** The place that the form names as far as it goes, and that of the builder's branch from there on. */
async function placeOf(db: Kysely<Database>, builder: number, form: Unfinished): Promise<PlaceRow> {
  const location = partOf(form.location);
  const { rows } = await sql<PlaceRow>`
    select r.id as branch, c.department_id as department, c.id as city, z.id as zone, z.lat, z.lng, b.email,
      (select n.id from neighborhood n where n.id = ${idIn(location.neighborhood)} and n.zone_id = z.id) as neighborhood
    from builder b
    join lateral (select id, city_id from builder_branch where builder_id = b.id
      order by id <> ${idIn(form.builder_branch)}, id limit 1) r on true
    join lateral (select id, department_id from city where exists (select from zone where zone.city_id = city.id)
      order by id <> ${idIn(location.city)}, id <> r.city_id, id limit 1) c on true
    join lateral (select id, lat, lng from zone where city_id = c.id
      order by id <> ${idIn(location.zone)}, id limit 1) z on true
    where b.id = ${builder}`.execute(db);
  return found(rows[0]);
}

/** Every text of a form, wherever it stands: some of them name pictures. */
function textsIn(form: Unfinished): string[] {
  let level: unknown[] = [form];
  const texts = new Set<string>();
  while (level.length > 0) {
    for (const value of level) if (typeof value === 'string' && value.length <= 200) texts.add(value);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return [...texts];
}

/** Uploads of the builder's own people and of administrators, and what the project shows already. */
async function knownPictures(db: Kysely<Database>, builder: number, form: Unfinished, former?: StoredForm) {
  const used = former ? picturesOf(former).map(({ key }) => key) : [];
  const { rows } = await sql<{ key: string }>`
    select a.key from media_asset a left join upload u on u.key = a.key
    where a.key = any (${textsIn(form)}::text[]) and (a.key = any (${used}::text[]) or u.state <> 'refused' and (
      exists (select from builder_member m where m.builder_id = ${builder} and m.user_id = u.owner_id)
      or exists (select from user_role r where r.user_id = u.owner_id and r.role_key = 'administrador')))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Homes in stock by typology of the project, those that were taken off its form among them. */
async function knownUnits(db: Kysely<Database>, projectId: number | null) {
  const { rows } = await sql<{ id: number; units: number[] }>`
    select p.id, array(select s.id from stock_unit s where s.plant_id = p.id) as units
    from plant p where p.project_id = ${projectId}`.execute(db);
  return new Map(rows.map(({ id, units }) => [id, new Set(units)]));
}

/** Whose form it is, and what the project has stored. */
export interface FormOwner {
  readonly builder: number;
  readonly projectId: number | null;
  readonly former?: StoredForm | undefined;
}

/** What the database knows of what a draft names, for the completion of its form. */
export async function standInsFor(
  db: Kysely<Database>,
  { builder, projectId, former }: FormOwner,
  form: Unfinished,
): Promise<StandIns> {
  const place = await placeOf(db, builder, form);
  const features = await db.selectFrom('specification').select(['kind', 'key']).execute();
  return {
    builder,
    place,
    pictures: await knownPictures(db, builder, form, former),
    features: new Set(features.map(({ kind, key }) => `${kind} ${key}`)),
    unitsOf: await knownUnits(db, projectId),
  };
}
