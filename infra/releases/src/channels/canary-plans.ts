import type { RegistryDatabase } from '../registry/registry.ts';
import { type CanaryPlan, canaryPlanSchema } from './canary-plan.ts';

/** A remote has one canary in each environment. */
export interface PlaceOfCanary {
  readonly environment: string;
  readonly remote: string;
}

/** Says how a canary grows by itself; without a plan people say it from now on. */
export async function setCanaryPlan(
  trx: RegistryDatabase,
  { environment, remote }: PlaceOfCanary,
  releaseId: number,
  plan: CanaryPlan | undefined,
): Promise<void> {
  await trx
    .deleteFrom('releases.canary_plan')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .execute();
  if (!plan) return;
  const values = { environment, remote, release_id: releaseId, plan: JSON.stringify(plan) };
  await trx.insertInto('releases.canary_plan').values(values).execute();
}

/** The plan by which a release grows, if it has one. */
export async function readCanaryPlan(
  db: RegistryDatabase,
  { environment, remote }: PlaceOfCanary,
  releaseId: number,
): Promise<CanaryPlan | undefined> {
  const row = await db
    .selectFrom('releases.canary_plan')
    .select('plan')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('release_id', '=', releaseId)
    .executeTakeFirst();
  return row && canaryPlanSchema.parse(row.plan);
}

/** Where there are canaries now. */
export function placesOfCanaries(db: RegistryDatabase): Promise<PlaceOfCanary[]> {
  return db.selectFrom('releases.channel').select(['environment', 'remote']).where('name', '=', 'canary').execute();
}
