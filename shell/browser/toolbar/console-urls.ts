import { production } from '@umbral/protocol/composition/environment.ts';
import type { PageApp } from './page-apps.ts';

/** The console of an environment. */
export function consoleUrl(environment: string): string {
  return environment === production ? '/platform' : `/platform/entornos/${environment}`;
}

/** Its screen with a link that shows exactly these versions, ready to be made. */
export function newLinkUrl(environment: string, pins: readonly PageApp[], path: string): string {
  const query = new URLSearchParams([...pins.map(({ app, version }) => ['pin', `${app}@${version}`]), ['path', path]]);
  return `${consoleUrl(environment)}/enlaces?${query}`;
}
