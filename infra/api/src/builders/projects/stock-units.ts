import type { Database } from 'infra-db/tables.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { formChanges } from './form-changes.ts';
import { ownProject } from './ownership.ts';
import { logProject } from './project-log.ts';
import { projectTexts as texts } from './project-texts.ts';
import { changeProjects } from './project-transaction.ts';
import { stateSwitched } from './unit-switch.ts';

export interface UnitChange {
  id: number;
  available?: boolean;
  price?: number;
  discount?: number | null;
  description?: string | null;
}

type Unit = Selectable<Database['stock_unit']>;

async function unitsOf(db: Kysely<Database>, projectId: number, ids: readonly number[]): Promise<Unit[]> {
  return db
    .selectFrom('stock_unit')
    .innerJoin('plant', 'plant.id', 'stock_unit.plant_id')
    .where('plant.project_id', '=', projectId)
    .where('stock_unit.id', 'in', [...ids])
    .where('stock_unit.is_ready', '=', true)
    .selectAll('stock_unit')
    .orderBy('stock_unit.id')
    .execute();
}

function columnsOf({ available, price, discount, description }: UnitChange, unit: Unit) {
  return {
    is_available: available ?? unit.is_available,
    price: price ?? unit.price,
    discount: discount === undefined ? unit.discount : discount,
    description: description === undefined ? unit.description : description || null,
  };
}

/** What is wrong with the changes, by the place of each in the list. */
function issuesOf(changes: readonly UnitChange[], units: ReadonlyMap<number, Unit>): Record<string, string> {
  const issues: Record<string, string> = {};
  changes.forEach((change, index) => {
    const unit = units.get(change.id);
    if (!unit || changes.findIndex(({ id }) => id === change.id) < index)
      issues[`units.${index}.id`] = texts.unitAbsent;
    else {
      const { price, discount } = columnsOf(change, unit);
      if ((discount ?? 0) > price) issues[`units.${index}.discount`] = texts.discount;
    }
  });
  return issues;
}

async function stockOf(db: Kysely<Database>, plantIds: readonly number[]) {
  return db
    .selectFrom('plant')
    .where('id', 'in', [...plantIds])
    .select(['id', 'property_stock', 'stock_quantity'])
    .orderBy('id')
    .execute();
}

/** Changes homes for immediate delivery; all or none. Gives the project's new version and the stock that follows. */
export async function changeStockUnits(
  backend: Backend,
  person: SignedIn,
  projectId: number,
  changes: readonly UnitChange[],
) {
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, projectId, 'lock');
    const rows = await unitsOf(
      trx,
      project.id,
      changes.map(({ id }) => id),
    );
    const units = new Map(rows.map((unit) => [unit.id, unit]));
    const issues = issuesOf(changes, units);
    if (Object.keys(issues).length > 0) throw new Refusal('invalid-input', issues);
    const differences = [];
    for (const change of changes) {
      const unit = units.get(change.id);
      if (!unit) continue;
      const set = columnsOf(change, unit);
      const { is_available: isAvailable, ...columns } = set;
      await trx
        .updateTable('stock_unit')
        .set({ ...columns, state: stateSwitched(isAvailable) })
        .where('id', '=', unit.id)
        .execute();
      const { is_available, price, discount, description } = unit;
      const path = `plants[id=${unit.plant_id}].stock[id=${unit.id}]`;
      differences.push(...formChanges({ is_available, price, discount, description }, set, path));
    }
    const { version } = await trx
      .updateTable('project')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', project.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await logProject(trx, person, 'stock', { id: project.id, version, changes: differences });
    return { version, plants: await stockOf(trx, [...new Set(rows.map(({ plant_id }) => plant_id))]) };
  });
}
