import { type Outcome, readOf } from './portal-client.ts';
import type { SmallPortal } from './small-portal.ts';

/** What visitors read all the time, each by way of the shell: a page, a call, a search, and what is published. */
export function readsOf({ origin, secrets }: SmallPortal): Readonly<Record<string, () => Promise<Outcome>>> {
  const search = {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'UMBRAL', 'x-algolia-api-key': secrets.searchKey },
    body: '{"query":"","hitsPerPage":1}',
  };
  return {
    page: () => readOf(`${origin}/proyectos-vivienda`),
    call: () => readOf(`${origin}/api/categorias`),
    search: () => readOf(`${origin}/search/1/indexes/umbral_plants/query`, search),
    contracts: () => readOf(`${origin}/platform/api/contracts`),
  };
}
