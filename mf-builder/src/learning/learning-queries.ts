import { getBuilderResults } from '@umbral/domain/api/builder-results.ts';
import { listBuildersByIds, listOwnProjects } from '@umbral/domain/api/builders.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import type { ResultsQuery } from './results-query.ts';

type Found = EndpointOutput<typeof getBuilderResults>['data'];

/** What a builder learns, and what may be chosen. */
export interface BuilderLearning extends ActedFor, Found {
  readonly slug: string;
  /** Of a single project, told by typology. */
  readonly isOfOne: boolean;
  /** Projects to choose from. */
  readonly choices: readonly SelectOption[];
  /** As visitors see them; null where too few have said. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly responseTime: EndpointOutput<typeof listBuildersByIds>['data'][number]['response_time'];
}

/** The results of every builder that is acted for; of one project where the address names one that is theirs. */
export function loadLearning(
  { call, signal, acting }: BuilderVisit,
  { weeks, project }: ResultsQuery,
): Promise<BuilderLearning[]> {
  return Promise.all(
    acting.builders.map(async ({ id, name }) => {
      const params = { id };
      const [{ data: projects }, { data: listed }] = await Promise.all([
        call(listOwnProjects, { params, query: { completePlants: 'false' } }, { signal }),
        call(listBuildersByIds, { params: { id: String(id) } }, { signal }),
      ]);
      const [only, second] = projects;
      const chosen = projects.find((one) => one.id === project) ?? (second ? undefined : only);
      const query = chosen ? { weeks, project: chosen.id } : { weeks };
      const { data: found } = await call(getBuilderResults, { params, query }, { signal });
      const [builder] = listed;
      return {
        ...{ id, name, ...found },
        isOfOne: chosen !== undefined,
        slug: builder?.slug ?? String(id),
        choices: projects.map(({ id: value, title }) => ({ value: String(value), label: title })),
        rating: builder?.rating ?? null,
        ratingCount: builder?.rating_count ?? 0,
        responseTime: builder?.response_time ?? null,
      };
    }),
  );
}
