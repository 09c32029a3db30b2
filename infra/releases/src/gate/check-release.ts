import { production } from '@umbral/protocol/composition/environment.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { currentSeq } from '../channels/composition.ts';
import { opinionOnClaims } from '../claims/take-claims.ts';
import { contractIn, faultOfContract } from '../contract/contract-in-manifest.ts';
import type { ApiContract } from '../contract/release-contract.ts';
import { type LivingWorld, readLivingWorld } from '../living/living-world.ts';
import { nameOf } from '../living/world.ts';
import { planOfRelease } from '../matrix/matrix-of-release.ts';
import { readResults } from '../matrix/matrix-results.ts';
import { readProbe } from '../matrix/probe-results.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { Release } from '../registry/releases.ts';
import { unsettledOf } from '../settings/read-settings.ts';
import { canRelease } from './can-release.ts';
import { declaredKeepToClaims } from './rules/declared-routes.ts';
import { journeysPass, pairStandings } from './rules/matrix.ts';
import { comesFromCommit } from './rules/origin.ts';
import { leavesPortalAlone } from './rules/probe.ts';
import { settingsAreMet } from './rules/settings.ts';
import type { Refusal, ReleaseVerdict, Verdict } from './verdict.ts';

export interface JudgeOptions {
  /** Beside whose versions; production's unless it is said. */
  readonly environment?: string | undefined;
  readonly audience?: 'everybody' | 'canary';
  /** Nothing is for everybody that no browser has tried. */
  readonly requiresProbe?: boolean;
}

/** What the gate says of a stored release beside all that lives now, for everybody or only for a canary. */
export async function judgeRelease(
  db: RegistryDatabase,
  release: Release,
  api: ApiContract | undefined,
  { environment = production, audience = 'everybody', requiresProbe = false }: JudgeOptions = {},
): Promise<ReleaseVerdict> {
  const began = performance.now();
  const seq = await currentSeq(db, environment);
  const world = await readLivingWorld(db, environment);
  const app = appNameSchema.parse(release.remote);
  const candidate = nameOf({ app, version: release.version });
  type Finding = Pick<ReleaseVerdict, 'allowed' | 'refusals' | 'comparedWith'> &
    Partial<Pick<ReleaseVerdict, 'matrix'>>;
  const finish = (verdict: Finding, note?: string) => ({
    candidate,
    matrix: [],
    ...verdict,
    seq,
    notCompared: world.unreadable,
    ...(note === undefined ? {} : { note }),
    ms: Math.round(performance.now() - began),
  });
  const open = { allowed: true, refusals: [], comparedWith: [] };
  if (!hasShell(world)) return finish(open, 'No shell runs yet: there is no portal to compare with.');
  const contract = contractIn(release.manifest);
  if (contract) {
    const verdict = canRelease({ app, version: release.version, contract }, { living: world.living, api });
    const tried = await withJourneys(db, verdict, release, { ...world, environment });
    const isForAll = audience === 'everybody';
    const origin = isForAll ? comesFromCommit(release.manifest) : [];
    const probe = isForAll ? leavesPortalAlone(await readProbe(db, release.id, environment), requiresProbe) : [];
    const claims = declaredKeepToClaims(contract, await opinionOnClaims(db, release));
    const settings = settingsAreMet(await unsettledOf(db, release, environment), environment);
    const refusals = [...tried.refusals, ...claims, ...settings, ...origin, ...probe];
    return finish({ ...tried, allowed: refusals.length === 0, refusals });
  }
  if (await isFirst(db, release, environment))
    return finish(open, 'The first version of all: it may come without a contract.');
  return finish({ allowed: false, refusals: [withoutContract(candidate, release.manifest)], comparedWith: [] });
}

type WorldOf = LivingWorld & { readonly environment: string };

/** What journeys in a browser said of the versions that it meets. */
async function withJourneys(db: RegistryDatabase, verdict: Verdict, release: Release, world: WorldOf) {
  const plan = await planOfRelease(db, release, world);
  const pairs = plan?.runs.flatMap((run) => run.pairs.map(({ other }) => other)) ?? [];
  const results = await readResults(db, release.id);
  const refusals = [...verdict.refusals, ...journeysPass(pairs, results)];
  return { ...verdict, allowed: refusals.length === 0, refusals, matrix: pairStandings(pairs, results) };
}

function hasShell({ living, unreadable }: LivingWorld): boolean {
  return living.some(({ app }) => app === 'shell') || unreadable.some((name) => name.startsWith('shell@'));
}

/** Whether no version of the remote was ever on a channel of an environment. */
async function isFirst(db: RegistryDatabase, { remote }: Release, environment: string): Promise<boolean> {
  const earlier = await db
    .selectFrom('releases.change as c')
    .innerJoin('releases.composition as k', 'k.seq', 'c.seq')
    .select('c.seq')
    .where('c.remote', '=', remote)
    .where('k.environment', '=', environment)
    .limit(1)
    .execute();
  return earlier.length === 0;
}

function withoutContract(candidate: string, manifest: string): Refusal {
  const fault = faultOfContract(manifest);
  return {
    rule: 'contract',
    field: 'contract',
    party: candidate,
    direction: 'gives',
    reason: `${candidate} carries no contract that the gate can read${fault === undefined ? '' : ` (${fault})`}`,
    wayOut:
      fault === undefined
        ? 'Build it with the present infra/build, which writes the contract into the manifest.'
        : 'Take out what the gate does not know, or build it with the infra/build of this portal.',
  };
}
