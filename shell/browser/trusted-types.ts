import { offlineAddresses } from '../offline/offline-addresses.ts';
import { boot } from './boot-data.ts';

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): unknown;
}

/** Where scripts of this document's composition stand, each with its final slash; and the worker that keeps pages. */
const scriptFolders = [
  location.origin + offlineAddresses.worker,
  `${location.origin}/r/shell/${boot.shellVersion}/web/`,
  ...boot.remotes.map(({ entry }) => new URL('.', new URL(entry, location.origin)).href),
];

/** Empty, and what React itself writes to make a script element that does not run. */
const harmlessHtml = new Set(['', '<script></script>']);

/**
 * The one policy, called `default`, so that bundler, containers and React run unchanged: scripts come only
 * from this composition's folders, HTML and code never from text.
 */
export function guardSinks(): void {
  const { trustedTypes }: { trustedTypes?: TrustedTypesFactory } = window as never;
  trustedTypes?.createPolicy('default', { createScriptURL, createHTML, createScript });
}

function createScriptURL(text: string): string {
  const { href, pathname } = new URL(text, location.href);
  if (pathname.endsWith('.js') && scriptFolders.some((folder) => href.startsWith(folder))) return text;
  throw new TypeError(`Refused script ${href}`);
}

function createHTML(text: string): string {
  if (harmlessHtml.has(text)) return text;
  throw new TypeError('Refused HTML from text');
}

function createScript(): never {
  throw new TypeError('Refused code from text');
}
