import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { createRegistryClient, type RegistryAccess } from 'infra-releases/client/registry-client.ts';
import type { Settings } from '../settings.ts';
import { findRegistry } from './registry-access.ts';

/** What a development server is laid over. */
export interface DevLinkWish {
  readonly remote: string;
  /** Port of the development server on this machine. */
  readonly port: number;
  readonly portalOrigin: string;
}

const hours = 12;

/** The origin of a portal that somebody typed. */
export function portalOriginOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartProblem('Say where the portal is: npm run dev -w mf-search -- --portal https://portal.example');
}

/**
 * A link that lays a development server of this machine over one remote of a running portal, for whoever opens it
 * here. It is signed by that portal's registry: for one's own portal, or with `RELEASES_TOKEN`, the token of the team.
 */
export async function makeDevLink(settings: Settings, { remote, port, portalOrigin }: DevLinkWish): Promise<string> {
  const client = createRegistryClient(accessTo(settings, portalOrigin));
  const dev = { [remote]: `http://127.0.0.1:${port}` };
  const wish = { origin: portalOrigin, dev, hours, purpose: `${remote} under development` };
  return client.post('/links', wish, { parse: urlOf });
}

function accessTo(settings: Settings, portalOrigin: string): RegistryAccess {
  const known = findRegistry(settings);
  if (known?.origin === portalOrigin) return known.access;
  const token = process.env.RELEASES_TOKEN;
  if (token) return { url: `${portalOrigin}/platform/api`, token };
  throw new StartProblem(`The registry of ${portalOrigin} wants the token of your team: set RELEASES_TOKEN.`);
}

function urlOf(answer: unknown): string {
  const { url }: { url?: unknown } = Object(answer);
  if (typeof url === 'string') return url;
  throw new StartProblem('The registry gave no link.');
}
