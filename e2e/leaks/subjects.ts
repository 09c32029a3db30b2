import { routes } from '@umbral/domain/routes/table.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { screens } from '../matrix/screens.ts';

/** A page that is mounted and left again. */
export interface PageSubject {
  readonly owner: RemoteName | 'shell';
  readonly path: string;
}

/** A fragment with props that draw something. */
export interface FragmentSubject {
  readonly of: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A page of each remote that has pages, one after another. */
export function mainPages({ plant }: Catalogue): PageSubject[] {
  return [
    { owner: 'mf-search', path: routes.housing.href({ city: 'bogota' }) },
    { owner: 'mf-project', path: plant.href },
    { owner: 'mf-content', path: routes.news.href() },
    { owner: 'mf-account', path: routes.login.href() },
    { owner: 'mf-builder', path: routes.builderLogin.href() },
    { owner: 'mf-fair', path: routes.fairs.href() },
  ];
}

/** Leaves at once for the page to sign in. */
const passing: readonly string[] = ['builderCloseSession'];

/** Every screen of a remote that these people may see. */
export function allPages(catalogue: Catalogue, visitor: 'builder' | undefined): PageSubject[] {
  return screens
    .filter(({ key, visitor: seenBy }) => seenBy === visitor && !passing.includes(key))
    .map(({ key, path }) => ({ owner: routes[key].owner, path: path(catalogue) }))
    .filter(({ owner }) => owner !== 'shell');
}

/** Every fragment of every remote. */
export function allFragments({ plant, article }: Catalogue, articleId: number): FragmentSubject[] {
  return [
    { of: 'mf-account/sign', props: {} },
    { of: 'mf-builder/builder-invite', props: {} },
    { of: 'mf-comparator/comparator', props: {} },
    { of: 'mf-content/comments', props: { slug: article.slug, id: articleId } },
    { of: 'mf-content/interest', props: {} },
    { of: 'mf-content/latest-news', props: {} },
    { of: 'mf-content/newsletter', props: {} },
    { of: 'mf-fair/banner', props: {} },
    { of: 'mf-fair/button', props: {} },
    { of: 'mf-fair/popup', props: {} },
    { of: 'mf-project/contact', props: {} },
    { of: 'mf-project/project-rail', props: { title: 'Proyectos', kind: 'featured' } },
    { of: 'mf-search/builder-map', props: { builder: plant.builderSlug } },
    { of: 'mf-search/featured-cities', props: {} },
    { of: 'mf-search/featured-projects', props: { scope: 'home' } },
    { of: 'mf-search/header-images', props: {} },
    { of: 'mf-search/point-map', props: { around: plant.citySlug } },
    { of: 'mf-search/search-bar', props: { place: 'page' } },
    { of: 'mf-search/seo-chips', props: { family: 'housing', city: plant.citySlug } },
  ];
}
