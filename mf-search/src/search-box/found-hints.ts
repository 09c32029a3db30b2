import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { CardRecord } from '@umbral/kit/cards/plant-card.ts';
import { countQuery, totalQuery } from '../model/listing-plan.ts';
import { readPlace } from '../model/plant-hit.ts';
import type { Answers } from '../model/query-bundle.ts';
import { byProject } from '../model/search-unit.ts';
import type { Suggestion } from '../model/suggestion.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import type { Understood } from './understood.ts';

/** What the index knows about a text. */
export interface FoundHints {
  /** Projects of the listing that was understood. */
  readonly count: number;
  readonly projects: readonly Suggestion[];
  readonly builders: readonly Suggestion[];
  readonly typeCounts: Readonly<Record<string, number>>;
}

const mostProjects = 4;
const mostBuilders = 3;

/** The queries of one request: the listing's count; by words, if there are any, projects, builders and types. */
export function hintQueries(text: string, { search, fields }: Pick<Understood, 'search' | 'fields'>) {
  return { listing: totalQuery(search), ...(text === '' ? {} : wordQueries(text, fields)) };
}

function wordQueries(text: string, fields: Understood['fields']) {
  const query = { indexName: plantsIndex, query: text, ...byProject, analytics: false };
  return {
    projects: {
      ...query,
      restrictSearchableAttributes: ['project.title', 'project.code'],
      hitsPerPage: mostProjects,
      attributesToRetrieve: ['id', 'slug', 'type', 'project.id', 'project.title', 'project.localization'],
    },
    builders: {
      ...query,
      restrictSearchableAttributes: [facets.builderName],
      hitsPerPage: 0,
      facets: [facets.builderName],
    },
    // A type leads to its listing under what the fields ask for: it has as many projects as that.
    types: countQuery(fields, 'type'),
  };
}

/** What the answers to `hintQueries` say. */
export function foundHints({
  listing,
  projects,
  builders,
  types,
}: Answers<ReturnType<typeof hintQueries>>): FoundHints {
  return {
    count: listing.nbHits,
    projects: projectHints(projects?.hits ?? []),
    builders: Object.entries(builders?.facets?.[facets.builderName] ?? {})
      .slice(0, mostBuilders)
      .map(([name, count]) => ({
        group: 'builder',
        id: `builder-${name}`,
        label: name,
        count,
        leads: { to: routes.builder.href({ builder: slugify(name) }) },
      })),
    typeCounts: types?.facets?.[countedBy.type] ?? {},
  };
}

function projectHints(hits: readonly unknown[]): Suggestion[] {
  return hits.flatMap((hit) => {
    const place = readPlace([hit]);
    if (!place || !isProjectHit(hit)) return [];
    return {
      group: 'project' as const,
      id: `project-${hit.project.id}`,
      label: hit.project.title,
      detail: texts.inPlace(place.zone, place.city),
      leads: { to: plantHref({ ...hit, localization: place }) },
    };
  });
}

type ProjectHit = Pick<CardRecord, 'slug' | 'type'> & {
  readonly project: { readonly id: number; readonly title: string };
};

function isProjectHit(hit: unknown): hit is ProjectHit {
  if (typeof hit !== 'object' || hit === null || !('project' in hit)) return false;
  const { slug, type, project }: Record<string, unknown> = { ...hit };
  const { id, title }: Record<string, unknown> = { ...(typeof project === 'object' ? project : {}) };
  return typeof slug === 'string' && typeof type === 'string' && typeof id === 'number' && typeof title === 'string';
}
