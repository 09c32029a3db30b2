import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { withRelease } from '../composition/composition.ts';
import { changeLease, type LeasedComposition } from '../composition/lease-for-visit.ts';
import type { OldVersions } from '../releases/start/old-versions.ts';

/** Which version of a remote a part is drawn with. */
export interface PartVersion {
  readonly owner: RemoteName;
  readonly version: string;
  /** Nobody is served with it by default any more. */
  readonly isOld: boolean;
}

/**
 * The version that the tab has: the code that will take the HTML over is its own. Undefined where nobody knows it, or
 * where the visit's composition is nobody else's.
 */
export function versionOfTab(
  { composition, isPrivate }: LeasedComposition,
  owner: RemoteName,
  tab: { readonly composition: string; readonly versions: Readonly<Record<string, string>> | undefined },
): PartVersion | undefined {
  const current = composition.remotes.get(owner)?.artifact.version;
  if (tab.composition === composition.id)
    return current === undefined ? undefined : { owner, version: current, isOld: false };
  const version = isPrivate ? undefined : tab.versions?.[owner];
  return version === undefined ? undefined : { owner, version, isOld: version !== current };
}

/** A lease whose composition has the version, held where it is an old one; rejects where it cannot be had. */
export async function leaseWithVersion(
  lease: LeasedComposition,
  { owner, version, isOld }: PartVersion,
  old: OldVersions,
): Promise<LeasedComposition> {
  if (!isOld) return lease.again();
  const { release, letGo } = await old.hold(owner, version);
  // Its first thread may only be starting: that is longer than a render may wait.
  await release.pool.ready.catch(() => undefined);
  const taken = lease.again();
  const withOld = changeLease(taken, { composition: withRelease(taken.composition, release) });
  return {
    ...withOld,
    release() {
      letGo();
      taken.release();
    },
  };
}
