import type { Tower } from '@umbral/domain/api/units.ts';
import type { TowerForm } from '@umbral/domain/project-form/unit-fields.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { ownProject } from '../projects/ownership.ts';
import { changeProjects } from '../projects/project-transaction.ts';
import { nameKey } from './planned-unit.ts';
import { unitTexts as texts } from './unit-texts.ts';

interface KnownTower extends Tower {
  readonly units: number;
  readonly highest: number;
}

/**
 * Makes the towers of a project those of the list, in its order. A tower without a number is the one of its name, or a
 * new one, so that the same call again changes nothing.
 */
export function saveTowers(
  backend: Backend,
  person: SignedIn,
  projectId: number,
  given: readonly TowerForm[],
): Promise<Tower[]> {
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, projectId, 'lock');
    const known = await knownTowers(trx, project.id);
    const towers = given.map((tower) => ({ ...tower, known: matchOf(tower, known) }));
    const gone = known.filter(({ id }) => !towers.some((tower) => tower.known?.id === id));
    const issues = issuesOf(towers, gone);
    if (Object.keys(issues).length > 0) throw new Refusal('invalid-input', issues);
    for (const { id } of gone) await trx.deleteFrom('tower').where('id', '=', id).execute();
    const saved: Tower[] = [];
    for (const [index, { name, floors, known: same }] of towers.entries()) {
      const row = { name, floors, position: index + 1 };
      saved.push(await store(trx, project.id, same?.id, row));
    }
    return saved;
  });
}

async function knownTowers(db: Kysely<Database>, projectId: number): Promise<KnownTower[]> {
  const { rows } = await sql<KnownTower>`
    select t.id, t.name, t.floors, count(s.id)::integer as units, coalesce(max(s.floor), 0) as highest
    from tower t left join stock_unit s on s.tower_id = t.id where t.project_id = ${projectId} group by t.id`.execute(
    db,
  );
  return rows;
}

function matchOf({ id, name }: TowerForm, known: readonly KnownTower[]): KnownTower | undefined {
  return known.find((tower) => (id === null ? nameKey(tower.name) === nameKey(name) : tower.id === id));
}

function issuesOf(
  towers: readonly (TowerForm & { readonly known: KnownTower | undefined })[],
  gone: readonly KnownTower[],
): Record<string, string> {
  const issues: Record<string, string> = {};
  towers.forEach(({ id, floors, known }, index) => {
    const isTwice = known !== undefined && towers.findIndex((tower) => tower.known?.id === known.id) < index;
    if ((id !== null && !known) || isTwice) issues[`towers.${index}.id`] = texts.foreignTower;
    else if (known && floors < known.highest) issues[`towers.${index}.floors`] = texts.towerTooLow(known.highest);
  });
  const used = gone.find(({ units }) => units > 0);
  return used ? { ...issues, towers: texts.towerInUse(used.name) } : issues;
}

async function store(
  db: Kysely<Database>,
  projectId: number,
  id: number | undefined,
  row: { readonly name: string; readonly floors: number; readonly position: number },
): Promise<Tower> {
  const columns = ['id', 'name', 'floors'] as const;
  if (id !== undefined)
    return db.updateTable('tower').set(row).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
  return db
    .insertInto('tower')
    .values({ ...row, project_id: projectId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
