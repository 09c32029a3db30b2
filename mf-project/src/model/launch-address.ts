import type { Project } from '@umbral/domain/homes/project.ts';
import { routes } from '@umbral/domain/routes/table.ts';

/** What the address of a launch is made of: the project's number finds it, its words are for people. */
export interface LaunchAddress {
  readonly id: number;
  readonly slug: string;
}

/** Whether a project has such a page: it is being launched, or its builder has turned the page on. */
export function isLaunch({
  activate_landing,
  building_status,
}: Pick<Project, 'activate_landing' | 'building_status'>): boolean {
  return activate_landing || building_status === 'launch';
}

/** The page of a project that is being launched: `/lanzamiento/12-alameda-170` [R041]. */
export function launchHref({ id, slug }: LaunchAddress): string {
  return routes.launch.href({ id: `${id}-${slug}` });
}

/** The number of the project that an address names, whatever its words are; nothing for any other text. */
export function launchIdOf(name: string): number | undefined {
  const [, digits] = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
