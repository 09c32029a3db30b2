import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { HealthCohort } from '@umbral/protocol/release/health-signals.ts';
import type { Composition } from '../composition/composition.ts';

/** One version of one application, as one cohort of visitors has it. */
export interface Part {
  readonly remote: AppName;
  readonly version: string;
  readonly cohort: HealthCohort;
}

/** A part of a composition; none where a pin or a link chose it: those visits compare with nobody. */
export function partOf({ shell, remotes, cohorts }: Composition, app: AppName): Part | undefined {
  const cohort = cohorts.get(app) ?? 'stable';
  const release = app === 'shell' ? shell : remotes.get(app);
  if (!release || cohort === 'pin' || cohort === 'link') return undefined;
  return { remote: app, version: release.artifact.version, cohort };
}

/** All parts of a composition that count. */
export function partsOf(composition: Composition): readonly Part[] {
  return ['shell', ...composition.remotes.keys()]
    .map((app) => partOf(composition, app))
    .filter((part) => part !== undefined);
}

export function partKey({ remote, version, cohort }: Part): string {
  return `${remote}@${version} ${cohort}`;
}
