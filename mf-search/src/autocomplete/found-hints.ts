import { facets, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import { slugify } from 'shared-contracts/domain/slugify.ts';
import { plantHref } from 'shared-contracts/routes/plant-href.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import type { CardRecord } from 'shared-contracts/ui/plant-card.ts';
import { countQuery, totalQuery } from '../model/listing-plan.ts';
import { readPlace } from '../model/plant-hit.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import type { Suggestion } from '../model/suggestion.ts';
import { autocompleteTexts as texts } from '../texts/autocomplete-texts.ts';
import type { Understood } from './understood.ts';

/** What the index knows about a text. */
export interface FoundHints {
  /** Homes of the listing that was understood. */
  readonly count: number;
  readonly projects: readonly Suggestion[];
  readonly builders: readonly Suggestion[];
  readonly typeCounts: Readonly<Record<string, number>>;
}

const mostProjects = 4;
const mostBuilders = 3;

/** The queries of one request: the listing's count; projects and builders by the words; the types of the fields. */
export function hintQueries(text: string, { search, fields }: Pick<Understood, 'search' | 'fields'>): PlantQuery[] {
  const query = { indexName: plantsIndex, query: text, analytics: false };
  return [
    totalQuery(search),
    {
      ...query,
      restrictSearchableAttributes: ['project.title', 'project.code'],
      // A project has several plants.
      hitsPerPage: mostProjects * 6,
      attributesToRetrieve: ['id', 'slug', 'type', 'project.id', 'project.title', 'project.localization'],
    },
    { ...query, restrictSearchableAttributes: [facets.builderName], hitsPerPage: 0, facets: [facets.builderName] },
    // A type leads to its listing under what the fields ask for: it has as many homes as that.
    countQuery(fields, 'type'),
  ];
}

/** What the answers to `hintQueries` say. */
export function foundHints([listing, projects, builders, types]: readonly PlantAnswer[]): FoundHints {
  return {
    count: listing?.nbHits ?? 0,
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
    typeCounts: types?.facets?.[facets.type] ?? {},
  };
}

function projectHints(hits: readonly unknown[]): Suggestion[] {
  const byProject = new Map<unknown, Suggestion>();
  for (const hit of hits) {
    const place = readPlace([hit]);
    if (!place || !isProjectHit(hit) || byProject.has(hit.project.id)) continue;
    byProject.set(hit.project.id, {
      group: 'project',
      id: `project-${hit.project.id}`,
      label: hit.project.title,
      detail: texts.inPlace(place.zone, place.city),
      leads: { to: plantHref({ ...hit, localization: place }) },
    });
  }
  return [...byProject.values()].slice(0, mostProjects);
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
