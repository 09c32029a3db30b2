import type { Event, EventSummary } from '@umbral/domain/editorial/event.ts';
import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface SummaryRow extends Omit<EventSummary, 'cover' | 'starts_at' | 'ends_at'> {
  cover: ImageRow | null;
  starts_at: Date;
  ends_at: Date;
}

interface EventRow extends SummaryRow {
  body: RichText;
  url: string | null;
}

const columns = sql`e.id, e.slug, e.title, e.excerpt, e.venue, e.starts_at, e.ends_at, c.name as city,
  jsonb_build_object('id', k.id, 'name', k.name, 'slug', k.slug) as category,
  ${imageOfKey('e.cover_key', sql`e.cover_alt`)} as cover`;
const events = sql`event e join event_category k on k.id = e.category_id left join city c on c.id = e.city_id`;

function toSummary({
  id,
  slug,
  title,
  excerpt,
  venue,
  city,
  category,
  cover,
  starts_at,
  ends_at,
}: SummaryRow): EventSummary {
  return {
    id,
    slug,
    title,
    excerpt,
    venue,
    city,
    category,
    cover: toImage(cover),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  };
}

export interface EventChoice {
  where?: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

/** Published events that fit a condition over e event and k category, newest first. */
export async function listEvents({ db }: Backend, choice: EventChoice): Promise<EventSummary[]> {
  const { where = sql<boolean>`true`, orderBy = sql`e.starts_at desc, e.id desc`, limit, offset = 0 } = choice;
  const { rows } = await sql<SummaryRow>`
    select ${columns} from ${events} where e.state = 'published' and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(toSummary);
}

/** One page of them. */
export async function eventPage(
  backend: Backend,
  { where, orderBy }: Pick<EventChoice, 'orderBy'> & { where: RawBuilder<boolean> },
  page: PageRequest,
): Promise<Page<EventSummary>> {
  const count = sql<{ total: number }>`
    select count(*) as total from ${events} where e.state = 'published' and ${where}`;
  const [counted, data] = await Promise.all([
    count.execute(backend.db),
    listEvents(backend, { where, orderBy, limit: page.size, offset: (page.number - 1) * page.size }),
  ]);
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}

/** One published event. */
export async function findEvent({ db }: Backend, slug: string): Promise<Event | undefined> {
  const { rows } = await sql<EventRow>`
    select ${columns}, e.body, e.url from ${events} where e.state = 'published' and e.slug = ${slug}`.execute(db);
  const [row] = rows;
  return row && { ...toSummary(row), body: row.body, url: row.url };
}

/** Categories in their order with their number of published events. */
export async function listCategories({ db }: Backend) {
  const { rows } = await sql<{ id: number; name: string; slug: string; events: number }>`
    select k.id, k.name, k.slug, count(e.id) as events
    from event_category k left join event e on e.category_id = k.id and e.state = 'published'
    group by k.id order by k.position`.execute(db);
  return rows;
}

/** The name of a category. */
export function findCategory({ db }: Backend, slug: string) {
  return db.selectFrom('event_category').where('slug', '=', slug).select(['name', 'slug']).executeTakeFirst();
}
