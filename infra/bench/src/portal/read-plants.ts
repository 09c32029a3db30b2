import { plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { BenchPortal } from './bench-portal.ts';

interface BrowsePage {
  readonly hits: readonly Record<string, unknown>[];
  readonly cursor?: string;
}

/** Every plant of a portal's index, as it was indexed. */
export async function readPlants(portal: BenchPortal): Promise<readonly Record<string, unknown>[]> {
  const plants: Record<string, unknown>[] = [];
  let cursor: string | undefined;
  do {
    const page = await browse(portal, cursor);
    plants.push(...page.hits);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return plants;
}

async function browse(portal: BenchPortal, cursor: string | undefined): Promise<BrowsePage> {
  const response = await fetch(`${portal.searchUrl}/1/indexes/${plantsIndex}/browse`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': portal.searchAppId,
      'x-algolia-api-key': portal.searchAdminKey,
    },
    body: JSON.stringify(cursor === undefined ? { hitsPerPage: 1000 } : { cursor }),
  });
  if (!response.ok) throw new Error(`The index answers ${response.status}: ${await response.text()}`);
  return await response.json();
}
