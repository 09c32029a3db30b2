import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { publicAddress } from '../ip-location/public-address.ts';

/** An address of a machine that a name leads to. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks where a name leads; throws where it leads nowhere. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

/** The resolver of this machine. */
export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

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
