import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { publicAddress } from '../ip-location/public-address.ts';

/** An address of a machine that a name leads to. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks where a name leads; nothing, or a throw, where it leads nowhere. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

/** How long a server of names has, milliseconds, and how often it is asked. */
const patience = { timeout: 3_000, tries: 2 };

/**
 * Asks the servers of names, those of this machine where none are given. Not by the system's own call, as every other
 * connection does: that one holds one of the few threads which files and hashes need too, for as long as a server is
 * silent, and knows names of this machine that no builder has to reach.
 */
export function askNameServers(servers?: readonly string[]): ResolveHost {
  return async (host) => {
    // One for each question, so that no answer of a long one comes late into another.
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers([...servers]);
    const kinds = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return kinds.flatMap((kind, index) =>
      kind.status === 'rejected' ? [] : kind.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
    );
  };
}

/**
 * Where a host leads, asked once: the call goes to these addresses and to no others, so that a name that is answered
 * differently a moment later gains nothing. `private-host` where any of them lies in a network that is not public.
 */
export async function publicHost(
  host: string,
  resolve: ResolveHost,
): Promise<readonly HostAddress[] | 'private-host' | 'unknown-host'> {
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (addresses.length === 0) return 'unknown-host';
  return addresses.every(({ address }) => publicAddress(address) !== undefined) ? addresses : 'private-host';
}
