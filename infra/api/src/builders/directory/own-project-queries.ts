import type { OwnProject } from '@umbral/domain/api/builders.ts';
import { actionsOn, type ProjectActor } from '@umbral/domain/homes/project-states.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import type { Country, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { type ImageRow, imageJson, toImage } from '../../pictures/stored/image.ts';

type OwnRow = Omit<OwnProject, 'actions' | 'image' | 'path' | 'published_at' | 'updated_at'> & {
  country: Country;
  first: { slug: string; type: PropertyType } | null;
  picture: ImageRow | null;
  published_at: Date | null;
  updated_at: Date;
};

/** 403 unless the person acts for the builder; administrators act for all. */
export async function requireMembership({ db }: Backend, person: SignedIn, builderId: number): Promise<void> {
  if (isAdministrator(person)) return;
  const member = await db
    .selectFrom('builder_member')
    .where('builder_id', '=', builderId)
    .where('user_id', '=', person.userId)
    .select('user_id')
    .executeTakeFirst();
  if (!member) throw new Refusal('not-allowed');
}

/** Builders that stand behind branches. */
export async function buildersOfBranches({ db }: Backend, branchIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('builder_branch')
    .where('id', 'in', [...branchIds])
    .select('builder_id')
    .distinct()
    .execute();
  return rows.map((row) => row.builder_id);
}

/** Who acts for a builder may know every price, told to the public or not. */
const plantsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title,
    'built_area', p.built_area, 'price', jsonb_build_object('kind', 'told', 'cop', p.price), 'isActive', p.is_active::int)
    order by p.position), '[]')
  from plant p where p.project_id = j.id and p.removed_at is null)`;

/** Projects in every state but archived that fit a condition over j, newest change first, with what the reader may do. */
export async function ownProjects(
  { db }: Backend,
  where: RawBuilder<boolean>,
  { withPlants, actor }: { withPlants: boolean; actor: ProjectActor },
): Promise<OwnProject[]> {
  const { rows } = await sql<OwnRow>`
    select j.id, j.code, j.title, j.slug, j.state, j.state_reason, j.is_held, j.version, j.building_status_key as building_status,
      j.builder_branch_id as branch_id, c.name as city, c.slug as city_slug, z.name as zone, z.slug as zone_slug,
      coalesce(j.price_from, prices.low) as price_from, coalesce(prices.total, 0) as plants_total,
      coalesce(prices.active, 0) as plants_active, j.published_at, j.updated_at,
      (select count(*) from contact k where k.project_id = j.id and k.created_at > now() - interval '30 days')
        as contacts_30d,
      (select coalesce(sum(v.views), 0)::int from plant_view_count v join plant p on p.id = v.plant_id
        where p.project_id = j.id and v.day > bogota_day(now()) - 30)
        + (select coalesce(sum(v.views), 0)::int from project_view_count v
          where v.project_id = j.id and v.day > bogota_day(now()) - 30) as views_30d,
      (select ${imageJson('a', sql`m.alt`)} from project_media m join media_asset a on a.key = m.media_key
        where m.project_id = j.id
        order by array_position(array['main', 'facade', 'render'], m.role) nulls last, m.position limit 1) as picture,
      o.code as country,
      (select jsonb_build_object('slug', p.slug, 'type', p.property_type_key) from plant p
        where j.state = 'published' and p.project_id = j.id and p.is_active and p.removed_at is null
        order by p.position, p.id limit 1) as first,
      ${withPlants ? plantsJson : sql`'[]'::jsonb`} as plants
    from project j
    join city c on c.id = j.city_id
    join department d on d.id = c.department_id
    join country o on o.id = d.country_id
    join zone z on z.id = j.zone_id
    left join lateral (
      select min(p.price) filter (where p.is_active) as low, count(*) as total,
        count(*) filter (where p.is_active) as active
      from plant p where p.project_id = j.id and p.removed_at is null) prices on true
    where j.state <> 'archived' and ${where}
    order by j.updated_at desc, j.id desc`.execute(db);
  return rows.map(({ picture, published_at, updated_at, country, first, ...row }) => ({
    ...row,
    path:
      first && plantHref({ ...first, localization: { country, city_slug: row.city_slug, zone_slug: row.zone_slug } }),
    actions: actionsOn({ state: row.state, isHeld: row.is_held }, actor),
    image: toImage(picture),
    published_at: published_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }));
}

/** Drafts of a builder, newest change first. */
export async function ownDrafts({ db }: Backend, builderId: number) {
  const rows = await db
    .selectFrom('project_draft')
    .where('builder_id', '=', builderId)
    .select(['id', 'project_id', 'title', 'version', 'created_at', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
