import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import type { BuilderData } from './builder-data.ts';

/** The way to a builder, and to it in a city [B104]. */
export function builderCrumbs({ slug, name, city }: Pick<BuilderData, 'slug' | 'name' | 'city'>): Crumb[] {
  const way = [
    { label: texts.home, href: routes.home.href() },
    { label: texts.directory, href: routes.builders.href() },
  ];
  if (!city) return [...way, { label: name }];
  return [...way, { label: name, href: routes.builder.href({ builder: slug }) }, { label: city.name }];
}
