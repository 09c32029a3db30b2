import type { ProjectVersion, VersionChange } from '@umbral/domain/api/project-versions.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { formChanges } from '../projects/form-changes.ts';
import { imagesOfKeys, picturesOf } from '../projects/form-pictures.ts';
import type { StoredForm } from '../projects/form-query.ts';
import { readForm } from '../projects/form-query.ts';
import { ownProject } from '../projects/ownership.ts';
import { foundAction } from '../projects/project-versions.ts';

type Row = Omit<ProjectVersion, 'saved_at'> & { at: Date };

const columns = sql`v.version, v.at, u.first_name as by, v.action, v.changed, v.restored_from,
  exists (select from user_role r where r.user_id = v.actor_id and r.role_key = 'administrador') as by_portal`;

const toVersion = ({ at, ...row }: Row): ProjectVersion => ({ ...row, saved_at: at.toISOString() });

/** The versions of a project that are kept, the newest first; before its first save here only what stands there now. */
export async function versionsOf({ db }: Backend, person: SignedIn, id: number) {
  const { title, state, version } = await ownProject(db, person, id);
  const { rows } = await sql<Row>`
    select ${columns} from project_version v left join app_user u on u.id = v.actor_id
    where v.project_id = ${id} order by v.version desc`.execute(db);
  const versions = rows.length > 0 ? rows.map(toVersion) : [await standing(db, id)];
  return { id, title, state, version, versions };
}

async function standing(db: Kysely<Database>, id: number): Promise<ProjectVersion> {
  const row = await db
    .selectFrom('project')
    .where('id', '=', id)
    .select(['version', 'updated_at'])
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    saved_at: row.updated_at.toISOString(),
    ...{ by: null, by_portal: false, action: foundAction, changed: null, restored_from: null },
  };
}

interface Kept {
  readonly version: ProjectVersion;
  readonly form: StoredForm;
}

/** A version with its form; the only one of a project of which none is kept is how it stands. */
async function keptVersion(db: Kysely<Database>, id: number, version: number): Promise<Kept | undefined> {
  const { rows } = await sql<Row & { form: StoredForm }>`
    select ${columns}, v.form from project_version v left join app_user u on u.id = v.actor_id
    where v.project_id = ${id} and v.version = ${version}`.execute(db);
  const [row] = rows;
  if (row) {
    const { form, ...rest } = row;
    return { version: toVersion(rest), form };
  }
  const now = await standing(db, id);
  return now.version === version ? { version: now, form: found(await readForm(db, id)) } : undefined;
}

/** The form of a version that is kept; 404 where it is not. */
export async function formOfVersion(db: Kysely<Database>, id: number, version: number): Promise<StoredForm> {
  return found(await keptVersion(db, id, version)).form;
}

async function versionBefore(db: Kysely<Database>, id: number, version: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_version')
    .where('project_id', '=', id)
    .where('version', '<', version)
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? undefined;
}

/** What people call the places that forms name by number, by field and number. */
async function placeNames(db: Kysely<Database>, forms: readonly StoredForm[]): Promise<Record<string, string>> {
  const ids = (of: (form: StoredForm) => number | null) => sql`(${forms.flatMap((form) => of(form) ?? [])}::integer[])`;
  const { rows } = await sql<{ key: string; name: string }>`
    select 'location.department ' || id as key, name from department where id = any ${ids((f) => f.location.department)}
    union all select 'location.city ' || id, name from city where id = any ${ids((f) => f.location.city)}
    union all select 'location.zone ' || id, name from zone where id = any ${ids((f) => f.location.zone)}
    union all select 'location.neighborhood ' || id, name from neighborhood
      where id = any ${ids((f) => f.location.neighborhood)}
    union all select 'builder_branch ' || r.id, c.name from builder_branch r join city c on c.id = r.city_id
      where r.id = any ${ids((f) => f.builder_branch)}`.execute(db);
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}

/** A version and what differs from another one, or from the one before it. */
export async function compareVersions({ db }: Backend, person: SignedIn, id: number, version: number, other?: number) {
  await ownProject(db, person, id);
  const shown = found(await keptVersion(db, id, version));
  const against = other ?? (await versionBefore(db, id, version));
  const former = against === undefined ? undefined : found(await keptVersion(db, id, against));
  const changes: VersionChange[] = former ? formChanges(former.form, shown.form) : [];
  const forms = former ? [former.form, shown.form] : [shown.form];
  const keys = forms.flatMap((form) => picturesOf(form).map(({ key }) => key));
  return {
    version: shown.version,
    against: former?.version ?? null,
    changes,
    plants: Object.fromEntries(forms.flatMap(({ plants }) => plants.map((plant) => [String(plant.id), plant.name]))),
    names: await placeNames(db, forms),
    pictures: await imagesOfKeys(db, keys),
  };
}
