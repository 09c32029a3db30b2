import { newestVersion, readVersions } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';

/** Whether the newest number of a package is that of its present content. */
export function isNumbered(root: string, published: PublishedPackage): boolean {
  return newestVersion(root, published).digest === packageDigest(root, published);
}

/** A sentence for each package whose content has no number of its own, with the command that gives it one. */
export function versionFaults(root: string): string[] {
  return publishedPackages.flatMap((published) => {
    const [newest, before] = readVersions(root, published);
    if (newest && newest.number === before?.number)
      return [`${published.name} has two versions ${newest.number}: npm run packages -- settle`];
    if (isNumbered(root, published)) return [];
    return [
      `${published.name} is not what it was as ${newest?.number ?? 'nothing'}: npm run packages -- bump ${published.name} patch "what changed"; after a rebase: npm run packages -- settle`,
    ];
  });
}
