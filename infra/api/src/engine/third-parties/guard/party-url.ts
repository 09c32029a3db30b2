import { z } from 'zod';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Address of a provider as configuration names it: https, since keys and people's data travel; http on this machine. */
export const partyUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname, username } = new URL(text);
  return username === '' && (protocol === 'https:' || loopback.has(hostname));
}, 'must be https, without a user name');

/** The address of one call. Whatever path and query hold, it stays at the configured host. */
export function addressAt(baseUrl: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const address = new URL(baseUrl);
  const below = path.replace(/^\/+/, '');
  if (below) address.pathname = `${address.pathname.replace(/\/$/, '')}/${below}`;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}
