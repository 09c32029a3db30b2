import { newestVersion, type PackageVersion, readVersions } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';

/** Whether the newest number of a package is that of its present content. */
export function isNumbered(root: string, published: PublishedPackage): boolean {
  return newestVersion(root, published).digest === packageDigest(root, published);
}

/**
 * A sentence for each package whose content has no number of its own, or whose numbers do not fall from line to line: npm
 * would take another one for the newest. With the command that mends it.
 */
export function versionFaults(root: string): string[] {
  return publishedPackages.flatMap((published) => {
    const versions = readVersions(root, published);
    const [newest] = versions;
    const disorder = disorderOf(versions);
    if (disorder !== undefined) return [`${published.name} has ${disorder}: npm run packages -- settle`];
    if (isNumbered(root, published)) return [];
    return [
      `${published.name} is not what it was as ${newest?.number ?? 'nothing'}: npm run packages -- bump ${published.name} patch "what changed"; after a rebase: npm run packages -- settle`,
    ];
  });
}

function disorderOf(versions: readonly PackageVersion[]): string | undefined {
  for (const [at, { number }] of versions.entries()) {
    const below = versions[at + 1];
    if (number === below?.number) return `two versions ${number}`;
    if (below && !isAbove(number, below.number)) return `${number} above ${below.number}`;
  }
  return undefined;
}

function isAbove(number: string, other: string): boolean {
  return number.localeCompare(other, 'en', { numeric: true }) > 0;
}
