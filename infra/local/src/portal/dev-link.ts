import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import type { RegistryAccess } from 'infra-releases/client/registry-client.ts';
import type { Settings } from '../settings.ts';
import { findRegistry } from './registry-access.ts';

/** The origin of a portal that somebody typed. */
export function portalOriginOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new StartProblem('Say where the portal is: npm run dev -w mf-search -- --portal https://portal.example');
}

/** How that portal's registry is asked: one's own as ever, another's with `RELEASES_TOKEN`, the token of the team. */
export function accessForDevelopment(settings: Settings, portalOrigin: string): RegistryAccess {
  const known = findRegistry(settings);
  if (known?.origin === portalOrigin) return known.access;
  const token = process.env.RELEASES_TOKEN;
  if (token) return { url: `${portalOrigin}/platform/api`, token };
  throw new StartProblem(`The registry of ${portalOrigin} wants the token of your team: set RELEASES_TOKEN.`);
}
