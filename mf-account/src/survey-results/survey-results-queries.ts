import * as results from '@umbral/domain/api/survey-results.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { loadForStaff, pageOfAddress, type StaffVisit } from '../staff/staff-data.ts';
import { staffScreens } from '../staff/staff-screens.ts';
import { partOf, sourceOf } from './parts.ts';

export type PortalResults = EndpointOutput<typeof results.getPortalResults>['data'];
export type WordsPage = EndpointOutput<typeof results.listWrittenWords>;
export type BuildersPage = EndpointOutput<typeof results.listBuilderResults>;
export type ShortResults = EndpointOutput<typeof results.listShortResults>['data'];

/** The part that the address asks for. */
export type ResultsData =
  | { readonly part: 'portal'; readonly portal: PortalResults }
  | { readonly part: 'words'; readonly words: WordsPage }
  | { readonly part: 'builders'; readonly builders: BuildersPage }
  | { readonly part: 'short'; readonly short: ShortResults };

/** What the surveys say together at an address, for administrators [C400, C401, C402, C404]. */
export function loadResults(args: LoaderArgs) {
  return loadForStaff(args, staffScreens.surveys.roles, readPart);
}

async function readPart({ call, signal, url }: StaffVisit): Promise<ResultsData> {
  const page = pageOfAddress(url);
  const part = partOf(url.searchParams);
  switch (part) {
    case 'portal':
      return { part, portal: (await call(results.getPortalResults, {}, { signal })).data };
    case 'words': {
      const source = sourceOf(url.searchParams);
      return { part, words: await call(results.listWrittenWords, { query: { page, source } }, { signal }) };
    }
    case 'builders':
      return { part, builders: await call(results.listBuilderResults, { query: { page } }, { signal }) };
    case 'short':
      return { part, short: (await call(results.listShortResults, {}, { signal })).data };
  }
}

const largestPage = 100;

/** The results of all builders, for a file. */
export async function readAllBuilders(call: CallApi): Promise<BuildersPage['data']> {
  const read = (page: number) => call(results.listBuilderResults, { query: { page, items_by_page: largestPage } });
  const first = await read(1);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}
