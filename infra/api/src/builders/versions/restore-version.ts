import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import { projectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { readForm, type StoredForm } from '../projects/form-query.ts';
import { ownProject } from '../projects/ownership.ts';
import { changeProjects } from '../projects/project-transaction.ts';
import { replaceForm, type Saved } from '../projects/save-project.ts';
import { versionConflict } from '../projects/version-conflict.ts';
import { formOfVersion } from './version-queries.ts';

export interface Restoration {
  readonly id: number;
  /** The version that is brought back. */
  readonly from: number;
  /** The version that was read. */
  readonly version: number;
  readonly newer: 'keep' | 'drop';
}

interface LivingUnit {
  readonly id: number;
  readonly name: string;
  readonly is_ready: boolean;
}

/** Typologies and homes that exist still, also those that were taken off the form. */
async function livingRows(db: Kysely<Database>, projectId: number) {
  const { rows } = await sql<{ id: number; units: LivingUnit[] }>`
    select p.id, coalesce(
      (select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'is_ready', s.is_ready))
        from stock_unit s where s.plant_id = p.id), '[]') as units
    from plant p where p.project_id = ${projectId}`.execute(db);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/**
 * Homes of an old form as they can be stock now. One that the building knows as not ready to be delivered stays what the
 * building says: it is not in the form any more, and neither is another of its name.
 */
function stockToSave(stock: PlantForm['stock'], units: readonly LivingUnit[] = []): PlantForm['stock'] {
  const later = units.filter(({ is_ready: isReady }) => !isReady);
  const isLater = (unit: PlantForm['stock'][number]) =>
    later.some(({ id, name }) => id === unit.id || name === unit.name);
  const ids = new Set(units.map(({ id }) => id));
  return stock
    .filter((unit) => !isLater(unit))
    .map((unit) => ({ ...unit, id: unit.id && ids.has(unit.id) ? unit.id : null }));
}

/**
 * An old form as it can be saved now: what was deleted since is made anew, what came since stays behind it unless it is
 * to go.
 */
async function formToSave(db: Kysely<Database>, { id, from, newer }: Restoration, now: StoredForm) {
  const old = await formOfVersion(db, id, from);
  const living = await livingRows(db, id);
  const known = new Set(old.plants.map((plant) => plant.id));
  const brought = old.plants.map((plant) => {
    const units = living.get(plant.id);
    return { ...plant, id: units ? plant.id : null, stock: stockToSave(plant.stock, units) };
  });
  const since = newer === 'keep' ? now.plants.filter((plant) => !known.has(plant.id)) : [];
  return { ...old, plants: [...brought, ...since], agree_terms: true };
}

/** Saves an old version as the newest one; 422 names what today's rules refuse in it, 409 what others changed since. */
export async function restoreVersion(backend: Backend, person: SignedIn, wanted: Restoration): Promise<Saved> {
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, wanted.id, 'lock');
    if (project.version !== wanted.version) throw await versionConflict(trx, project, wanted.version);
    const former = found(await readForm(trx, project.id));
    const { data, error } = projectForm.safeParse(await formToSave(trx, wanted, former));
    if (error) {
      const issues = error.issues.map(({ path, message }) => [`form.${path.join('.')}`, message] as const);
      throw new Refusal('invalid-input', Object.fromEntries(issues.toReversed()));
    }
    const change = { project, former, form: data, action: 'restore', restoredFrom: wanted.from };
    return replaceForm(backend, trx, person, change);
  });
}
