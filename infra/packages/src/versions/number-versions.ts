import { type PackageVersion, readVersions, writeVersions } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { upstreamVersions } from './upstream-versions.ts';

/** `major` for what somebody has to change for, `minor` for what is new, `patch` for the rest. */
export type Step = 'major' | 'minor' | 'patch';

/** Gives the present content of a package the next number and a line in its change log, and gives that number. */
export function bumpVersion(root: string, published: PublishedPackage, step: Step, change: string): string {
  const versions = readVersions(root, published);
  const number = nextNumber(versions[0]?.number ?? '0.0.0', step);
  writeVersions(root, published, [{ number, digest: packageDigest(root, published), change }, ...versions]);
  return number;
}

/**
 * After a rebase: lines that only this branch has become one, which stands above those of everybody, with a number of its
 * own and the digest of what came of both. Where all lines are everybody's there is nothing to settle: new content gets
 * its own words by `bumpVersion`. Gives what was settled.
 */
export function settleVersions(root: string, shared: typeof upstreamVersions = upstreamVersions): string[] {
  return publishedPackages.flatMap((published) => {
    const others = shared(root, published);
    const isOwn = (one: PackageVersion) => !others.some(({ digest }) => digest === one.digest);
    const own = readVersions(root, published).filter(isOwn);
    const [newest] = own;
    if (!newest) return [];
    const number = others.some((one) => one.number === newest.number)
      ? nextNumber(others[0]?.number ?? newest.number, 'patch')
      : newest.number;
    const change = own.map((one) => one.change).join('; ');
    writeVersions(root, published, [{ number, digest: packageDigest(root, published), change }, ...others]);
    return [`${published.name} ${number}`];
  });
}

function nextNumber(number: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = number.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
