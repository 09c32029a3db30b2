import { readVersions, writeVersions } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { isNumbered } from './version-faults.ts';

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
 * After a rebase: the newest line of each package that has two of one number, or other content by now, keeps its words,
 * stands above what came meanwhile and gets the digest of what came of both. Gives what was settled.
 */
export function settleVersions(root: string): string[] {
  return publishedPackages.flatMap((published) => {
    const [newest, ...older] = readVersions(root, published);
    const isTwice = newest !== undefined && newest.number === older[0]?.number;
    if (!newest || (!isTwice && isNumbered(root, published))) return [];
    const number = isTwice ? nextNumber(newest.number, 'patch') : newest.number;
    writeVersions(root, published, [{ ...newest, number, digest: packageDigest(root, published) }, ...older]);
    return [`${published.name} ${number}`];
  });
}

function nextNumber(number: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = number.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
