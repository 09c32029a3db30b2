import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import type { OwnHomeData } from './own-home-data.ts';

/** Where the page stands; the last crumb is the page itself. */
export function ownHomeCrumbs({ edition, editions, city }: OwnHomeData): Crumb[] {
  const above = [
    { label: fairTexts.home, href: routes.home.href() },
    { label: fairTexts.fairs.title, href: routes.fairs.href() },
  ];
  const entry = { label: texts.title, href: routes.ownHomeFair.href() };
  if (city) return [...above, entry, { label: city.name }];
  const isEntry = !edition || edition.fair.id === editions[0]?.id;
  return isEntry ? [...above, { label: texts.title }] : [...above, entry, { label: edition.fair.name }];
}
