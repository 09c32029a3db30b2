import type { Plant } from '@umbral/domain/homes/plant.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { placeCrumbs, searchBeside } from '../project/project-links.ts';

type Placed = Pick<Plant, 'type' | 'title' | 'project'>;

/** The way to a plant: home, family, city, zone or country, type, its project where that has a page, itself [B104]. */
export function plantCrumbs({ type, title, project }: Placed, developmentHref?: string): Crumb[] {
  const { country, zone_slug } = project.localization;
  const ofType = { ...searchBeside(project, type), ...(country === defaultCountry ? { zone: zone_slug } : {}) };
  return [
    ...placeCrumbs(project),
    { label: propertyTypeNouns[type].many, href: toHref(ofType) },
    ...(developmentHref
      ? [{ label: project.title, href: developmentHref }, { label: title }]
      : [{ label: `${project.title} · ${title}` }]),
  ];
}
