import type { CompositionLock } from '@umbral/protocol/composition/composition-lock.ts';
import { readComposition } from '../channels/composition.ts';
import { contractIn } from '../contract/contract-in-manifest.ts';
import type { PublishedContract, PublishedContracts } from '../contract/published-contract.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { findRelease } from '../registry/releases.ts';

/** Gives what others may use of each remote that runs in an environment. Manifests are read once for each composition. */
export function publishedContractsOf(db: RegistryDatabase): (environment: string) => Promise<PublishedContracts> {
  const latest = new Map<string, { readonly seq: number; readonly answer: Promise<PublishedContracts> }>();
  return async (environment) => {
    const lock = (await readComposition(db, environment))?.lock;
    const seq = lock?.seq ?? 0;
    const known = latest.get(environment);
    if (known?.seq === seq) return known.answer;
    const answer = readAll(db, lock);
    latest.set(environment, { seq, answer });
    answer.catch(() => latest.delete(environment));
    return answer;
  };
}

async function readAll(db: RegistryDatabase, lock: CompositionLock | undefined): Promise<PublishedContracts> {
  const remotes: Record<string, PublishedContract> = {};
  for (const [app, { stable, pin }] of Object.entries(lock?.apps ?? {})) {
    const leading = pin ?? stable;
    // The shell's pages belong to the portal, and nobody's contract names its frame.
    if (app === 'shell' || !leading) continue;
    const contract = contractIn((await findRelease(db, app, leading.version)).manifest);
    if (!contract) continue;
    const routes = Object.fromEntries(contract.routes.map(({ key, pattern }) => [key, pattern]));
    remotes[app] = { routes, topics: contract.topics ?? {}, offers: contract.offers };
  }
  return { composition: lock?.seq ?? 0, remotes };
}
