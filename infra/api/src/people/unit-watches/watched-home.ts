import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';

/** A home that somebody waits for, as letters and lists name it. */
export interface WatchedHome {
  readonly name: string;
  /** None where there is one tower. */
  readonly tower: string | null;
  readonly project: string;
  readonly place: string;
}

/** Names a home by what is known of its typology. */
export function watchedHome(
  { name, tower }: Pick<WatchedHome, 'name' | 'tower'>,
  { project }: Pick<PlantRecord, 'project'>,
): WatchedHome {
  const { neighborhood, zone, city } = project.localization;
  return { name, tower, project: project.title, place: [...new Set([neighborhood ?? zone, city])].join(', ') };
}
