import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { RenderEnvironment, SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import type { SharedEnvironment } from '../../document/boot.ts';
import type { Config } from '../config.ts';

/** What a page depends on beside its address. */
export interface PageContext {
  /** Address under which the visitor sees the portal. */
  readonly origin: string;
  readonly currency: CurrencyState;
  /** Switches that a link turned on. */
  readonly flags?: RenderEnvironment['flags'];
  /** Who asks and whence, on personal pages only. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The environment of both sides of a page. */
export interface Environments {
  /** For the render threads; the remote's own name and version are added. */
  readonly server: SharedEnvironment;
  readonly browser: SharedEnvironment;
  /** Public origin, for absolute addresses. */
  readonly origin: string;
}

/** What the two sides of a page are told: the same, but for the way to the API and to the index. */
export function environmentsOf(config: Config, { origin, currency, flags }: PageContext): Environments {
  const publicOrigin = config.PORTAL_ORIGIN ?? origin;
  const account = { appId: config.SEARCH_APP_ID, apiKey: config.SEARCH_KEY };
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit, groundEdition: edition } = config;
  const { MAP_STREETS_URL: streets, MAP_STREETS_CREDIT: streetsCredit } = config;
  const shared = {
    currency,
    origin: publicOrigin,
    ...(url === undefined ? {} : { mapTiles: { url, credit } }),
    ...(edition === undefined ? {} : { mapGround: { url: `/media/ground/${edition}` } }),
    ...(streets === undefined ? {} : { mapStreets: { url: streets, credit: streetsCredit } }),
    ...(flags && flags.length > 0 ? { flags } : {}),
  };
  const inside = new URL(config.SEARCH_URL);
  const visitor = new URL(origin);
  return {
    server: {
      ...shared,
      apiBase: `${config.API_URL}/api`,
      search: { ...account, ...addressOf(inside, inside.pathname) },
    },
    browser: { ...shared, apiBase: '/api', search: { ...account, ...addressOf(visitor, '/search') } },
    origin: publicOrigin,
  };
}

function addressOf({ host, protocol }: URL, path: string): Pick<SearchAccess, 'host' | 'protocol'> {
  return { host: `${host}${path === '/' ? '' : path}`, protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** The environment as a version of a remote gets it. */
export function remoteEnvironment(
  shared: SharedEnvironment,
  {
    settings,
    ...own
  }: Pick<RenderEnvironment, 'remote' | 'version'> & { readonly settings: SettingValues | undefined },
): RenderEnvironment {
  return { ...shared, ...own, ...(settings ? { settings } : {}) };
}
