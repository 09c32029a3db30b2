import { type Builder, type BuilderListed, responseTimes } from '@umbral/domain/builders/builder.ts';
import type { BuilderBranch } from '@umbral/domain/builders/builder-branch.ts';

import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

/** A mean of fewer opinions is kept back: one buyer would decide it [B081]. */
const fewestOpinions = 5;

type ListedRow = Omit<BuilderListed, 'logo'> & { logo: ImageRow | null };
type BranchRow = Omit<BuilderBranch, 'coordinates'> & { lat: number; lng: number };
type DetailRow = ListedRow &
  Omit<Builder, 'logo' | 'cover' | 'branches'> & { cover: ImageRow | null; branches: BranchRow[] };

const onOffer = sql`from project j where j.builder_id = b.id and j.state = 'published'`;

const rankOf = sql`array_position(${[...responseTimes]}::text[], v.response_time)`;

/** What the buyer in the middle says of the time until an answer. */
const responseTime = sql`(
  select case when count(${rankOf}) >= ${sql.lit(fewestOpinions)}
    then (${[...responseTimes]}::text[])[percentile_disc(0.5) within group (order by ${rankOf})] end
  from builder_survey v where v.builder_id = b.id)`;

const listedColumns = sql`
  b.id, b.name, b.slug, b.description, b.rating_count,
  case when b.rating_count >= ${sql.lit(fewestOpinions)} then b.rating end as rating, ${responseTime} as response_time,
  ${imageOfKey('b.logo_key', sql`b.name`)} as logo,
  array(select c.name::text from city c where exists (select ${onOffer} and j.city_id = c.id) order by c.name) as cities,
  (select count(*) ${onOffer}) as project_count`;

const branchJson = sql`jsonb_build_object('id', r.id, 'builder_id', r.builder_id, 'name', r.name, 'city', c.name,
  'city_id', c.id, 'address', r.address, 'lat', r.lat, 'lng', r.lng, 'phone', r.phone, 'email', r.email,
  'office_hours', r.office_hours, 'is_main', r.is_main)`;

const branches = sql`(select coalesce(jsonb_agg(${branchJson} order by r.is_main desc, c.name), '[]')
  from builder_branch r join city c on c.id = r.city_id where r.builder_id = b.id)`;

function toListed(row: ListedRow): BuilderListed {
  return { ...row, logo: toImage(row.logo) };
}

function toBranch({ lat, lng, ...branch }: BranchRow): BuilderBranch {
  return { ...branch, coordinates: { lat, lng } };
}

export interface BuilderChoice {
  where: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  offset?: number;
}

/** Active builders that fit a condition over b builder, by name. */
export async function listBuilders({ db }: Backend, choice: BuilderChoice): Promise<BuilderListed[]> {
  const { where, orderBy = sql`b.name`, limit = 100, offset = 0 } = choice;
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from builder b where b.is_active and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(toListed);
}

/** One page of the directory; `q` is looked for in names. */
export async function builderPage(
  backend: Backend,
  q: string | undefined,
  page: PageRequest,
): Promise<Page<BuilderListed>> {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql<boolean>`f_unaccent(lower(b.name)) like f_unaccent(lower(${words}))`;
  const count = sql<{ total: number }>`select count(*) as total from builder b where b.is_active and ${where}`;
  const [counted, data] = await Promise.all([
    count.execute(backend.db),
    listBuilders(backend, { where, limit: page.size, offset: (page.number - 1) * page.size }),
  ]);
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}

/** One active builder by slug. */
export async function findBuilder({ db }: Backend, slug: string): Promise<Builder | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${listedColumns}, ${imageOfKey('b.cover_key', sql`b.name`)} as cover, b.website, b.phone,
      b.whatsapp_number, b.email, b.founded_year, b.history, b.specialties,
      ${branches} as branches,
      (select coalesce(jsonb_agg(jsonb_build_object('network', s.network, 'url', s.url) order by s.network), '[]')
        from builder_social_link s where s.builder_id = b.id) as social_links
    from builder b where b.is_active and b.slug = ${slug}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return { ...row, ...toListed(row), cover: toImage(row.cover), branches: row.branches.map(toBranch) };
}

/** Branches of an active builder, the main one first; nothing for an unknown builder. */
export async function branchesOf({ db }: Backend, builderId: number): Promise<BuilderBranch[] | undefined> {
  const { rows } = await sql<{ branches: BranchRow[] }>`
    select ${branches} as branches from builder b where b.is_active and b.id = ${builderId}`.execute(db);
  return rows[0]?.branches.map(toBranch);
}

/** Builders with a branch or a published project in the city that a condition over c names. */
export function worksIn(city: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from city c where ${city} and (
      exists (select from builder_branch r where r.builder_id = b.id and r.city_id = c.id)
      or exists (select ${onOffer} and j.city_id = c.id)))`;
}
