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
 * After a rebase: lines that only this branch has become one, which stands above those of everybody, with the digest of
 * what came of both. Its number is as far above the newest of everybody as the own ones were above what they began with:
 * what is new stays a minor, whatever the others numbered meanwhile. Where all lines are everybody's there is nothing to
 * settle: new content gets its own words by `bumpVersion`. Gives what was settled.
 */
export function settleVersions(root: string, shared: typeof upstreamVersions = upstreamVersions): string[] {
  return publishedPackages.flatMap((published) => {
    const others = shared(root, published);
    const own = readVersions(root, published).filter((one) => !others.some(({ digest }) => digest === one.digest));
    const [newest] = others;
    if (own.length === 0 || !newest) return [];
    const number = nextNumber(newest.number, widestStep(own));
    const change = own.map((one) => one.change).join('; ');
    writeVersions(root, published, [{ number, digest: packageDigest(root, published), change }, ...others]);
    return [`${published.name} ${number}`];
  });
}

/** The step of a line shows in its number, which has nothing but zeros behind the part that it raised. */
function widestStep(own: readonly PackageVersion[]): Step {
  const numbers = own.map(({ number }) => number);
  if (numbers.some((number) => number.endsWith('.0.0'))) return 'major';
  return numbers.some((number) => number.endsWith('.0')) ? 'minor' : 'patch';
}

function nextNumber(number: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = number.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
