import { stateFiles } from '../settings.ts';
import type { PortalFacts, ProcessDefinition } from './process-definition.ts';

/** Public name of the own search application, as Algolia clients send it. */
const ownAppId = 'UMBRAL';

/** Who searches for a portal: what the API and the shell are told of it, and its program where it is an own one. */
export interface SearchService {
  readonly apiEnv: Record<string, string>;
  readonly shellEnv: Record<string, string>;
  readonly program: ProcessDefinition | undefined;
}

/** Hosted Algolia (or whatever speaks its protocol) where the settings name it, else the own engine. */
export function searchService(facts: PortalFacts): SearchService {
  const { hostedSearch } = facts.settings;
  if (hostedSearch === undefined) return ownService(facts);
  const { appId, adminKey, searchKey, url } = hostedSearch;
  return {
    apiEnv: { SEARCH_URL: url ?? `https://${appId}.algolia.net`, SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey },
    shellEnv: { SEARCH_URL: url ?? `https://${appId}-dsn.algolia.net`, SEARCH_APP_ID: appId, SEARCH_KEY: searchKey },
    program: undefined,
  };
}

function ownService({ settings, secrets, ports }: PortalFacts): SearchService {
  const url = `http://127.0.0.1:${ports.search}`;
  return {
    apiEnv: { SEARCH_URL: url, SEARCH_APP_ID: ownAppId, SEARCH_ADMIN_KEY: secrets.searchAdminKey },
    shellEnv: { SEARCH_URL: url, SEARCH_APP_ID: ownAppId, SEARCH_KEY: secrets.searchKey },
    program: {
      name: 'search',
      needs: ['data'],
      entry: 'infra/search/src/main.ts',
      env: {
        SEARCH_PORT: String(ports.search),
        SEARCH_APP_ID: ownAppId,
        SEARCH_ADMIN_KEY: secrets.searchAdminKey,
        SEARCH_KEY: secrets.searchKey,
        SEARCH_DATA_DIR: stateFiles(settings.home).search,
        HOST: '127.0.0.1',
      },
      readyUrl: `${url}/readyz`,
      liveUrl: `${url}/livez`,
    },
  };
}
