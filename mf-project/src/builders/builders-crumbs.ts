import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import type { BuildersData } from './builders-data.ts';

/** The way to the directory or to a city's builders [B104]. */
export function buildersCrumbs({ city }: Pick<BuildersData, 'city'>): Crumb[] {
  const home = { label: texts.home, href: routes.home.href() };
  if (!city) return [home, { label: texts.directory }];
  return [home, { label: texts.directory, href: routes.builders.href() }, { label: city.name }];
}
