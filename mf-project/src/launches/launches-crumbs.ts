import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import type { LaunchesData } from './launches-data.ts';

/** The way to the launches, and to those of a city [B104]. */
export function launchesCrumbs({ city }: Pick<LaunchesData, 'city'>): Crumb[] {
  const home = { label: texts.home, href: routes.home.href() };
  if (!city) return [home, { label: texts.launches }];
  return [home, { label: texts.launches, href: routes.launches.href() }, { label: city.name }];
}
