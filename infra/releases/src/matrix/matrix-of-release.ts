import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { contractIn } from '../contract/contract-in-manifest.ts';
import { livingSets } from '../living/living-versions.ts';
import type { LivingWorld } from '../living/living-world.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { Release } from '../registry/releases.ts';
import { type MatrixPlan, planMatrix } from './plan-matrix.ts';

/** Tabs tell every minute; one that sleeps is still open for a while. */
const tabMinutes = 30;

/** What must be tried of a stored release beside all that live in an environment, production unless it is said; nothing for one without a contract. */
export async function planOfRelease(
  db: RegistryDatabase,
  release: Pick<Release, 'remote' | 'version' | 'manifest'>,
  { living, environment }: LivingWorld & { readonly environment?: string },
): Promise<MatrixPlan | undefined> {
  const contract: ReleaseContract | undefined = contractIn(release.manifest);
  if (!contract) return undefined;
  const candidate = { app: appNameSchema.parse(release.remote), version: release.version, contract };
  return planMatrix(candidate, living, await livingSets(db, tabMinutes, environment));
}
