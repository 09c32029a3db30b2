import { networkOf } from 'infra-observability/network-of.ts';
import type { Visit } from '../http/visit.ts';

/** What is drawn; the order is that in which they take turns. */
export type Wanted = 'page' | 'part' | 'fragment' | 'refresh';

/** Who wants something drawn. */
export interface Asker {
  readonly wanted: Wanted;
  readonly isCrawler: boolean;
  /** It is of an address that search engines may list: there is an end to these, and none to all others. */
  readonly isListed: boolean;
  /** Shares a budget; nothing for programs of this machine, which have none. */
  readonly network: string | undefined;
}

/** A page that is kept is drawn again: for everybody. */
export const refresher: Asker = { wanted: 'refresh', isCrawler: false, isListed: false, network: undefined };

/** Names itself so, or not at all: whoever claims to be a browser is taken for a person. */
const program = /(?<!cu)bot|crawl|spider|slurp|preview|fetch|scan|curl|wget|python|java|go-http|node|http-?client|^$/i;

/** Who asks by a visit. */
export function askerOf({ address, isLocal, userAgent }: Visit, wanted: Wanted, isListed = false): Asker {
  return { wanted, isCrawler: program.test(userAgent), isListed, network: networkOfVisit({ address, isLocal }) };
}

/** Whose budget a visit is on; nobody's where it is a program of this machine. */
export function networkOfVisit({ address, isLocal }: Pick<Visit, 'address' | 'isLocal'>): string | undefined {
  return isLocal ? undefined : lineOf(address);
}

/**
 * The line that an address is of: an IPv4 address, or the first 56 bits of an IPv6 one. A home or a rented machine gets
 * a whole /56 of them (often a /64, sometimes a /48), and one that counted as 256 would have 256 budgets.
 */
export function lineOf(address: string): string {
  const groups = networkOf(address).split(':');
  const [a, b, c, d] = groups;
  return d === undefined ? groups.join(':') : [a, b, c, (Number.parseInt(d, 16) >> 8).toString(16)].join(':');
}
