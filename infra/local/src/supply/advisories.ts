import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage } from './locked-packages.ts';
import { compareVersions } from './version-order.ts';

export const severities = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** From a version on, up to one that is good again or to the last that is not; without an end all later ones. */
export interface AffectedRange {
  readonly introduced: string;
  readonly fixed?: string;
  readonly lastAffected?: string;
}

/** A known weakness of a package. */
export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly ranges: readonly AffectedRange[];
}

/** What is known, as of a day. */
export interface AdvisoryData {
  readonly takenOn: string;
  readonly source: string;
  readonly advisories: readonly Advisory[];
}

/** Why a weakness does not hurt here, until a day on which somebody looks again. */
export interface Excuse {
  readonly id: string;
  readonly package: string;
  readonly reason: string;
  readonly until: string;
}

/** A package of the lockfile with a known weakness. */
export interface Finding {
  readonly advisory: Advisory;
  readonly found: LockedPackage;
  readonly excuse: Excuse | undefined;
}

const folder = 'infra/local/supply';

/** Where the data lie, below the root. */
export const advisoriesFile = `${folder}/advisories.json`;
const excusesFile = `${folder}/excuses.json`;

/** Our own files, held to their shape by a test. */
export function readAdvisories(root: string): { data: AdvisoryData; excuses: readonly Excuse[] } {
  const data: AdvisoryData = JSON.parse(readFileSync(join(root, advisoriesFile), 'utf8'));
  const excuses: readonly Excuse[] = JSON.parse(readFileSync(join(root, excusesFile), 'utf8'));
  return { data, excuses };
}

function isIn(version: string, { introduced, fixed, lastAffected }: AffectedRange): boolean {
  if (introduced !== '0' && compareVersions(version, introduced) < 0) return false;
  if (fixed !== undefined) return compareVersions(version, fixed) < 0;
  return lastAffected === undefined || compareVersions(version, lastAffected) <= 0;
}

/** Every weakness that the packages have; an excuse counts up to its day, `today` as `YYYY-MM-DD`. */
export function findWeaknesses(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  { excuses, today }: { excuses: readonly Excuse[]; today: string },
): Finding[] {
  return packages.flatMap((found) =>
    advisories
      .filter(
        (advisory) => advisory.package === found.name && advisory.ranges.some((range) => isIn(found.version, range)),
      )
      .map((advisory) => ({
        advisory,
        found,
        excuse: excuses.find(
          ({ id, package: name, until }) => id === advisory.id && name === found.name && today <= until,
        ),
      })),
  );
}

/** Whether a finding stops a check: high and critical ones do, unless they are excused. */
export function isStopping({ advisory, excuse }: Finding): boolean {
  return !excuse && (advisory.severity === 'high' || advisory.severity === 'critical');
}

/** Excuses for what is not found any more: they would hide it should it come back. */
export function staleExcuses(excuses: readonly Excuse[], findings: readonly Finding[]): Excuse[] {
  const isUsed = ({ id, package: name }: Excuse) =>
    findings.some(({ advisory, found }) => advisory.id === id && found.name === name);
  return excuses.filter((excuse) => !isUsed(excuse));
}
