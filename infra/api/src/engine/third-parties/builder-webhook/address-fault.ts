import { isIP } from 'node:net';
import { publicAddress } from '../ip-location/public-address.ts';
import type { AddressFault } from './webhook-sender.ts';

/** Ports at which systems take https; any other would let a builder knock at doors of third parties. */
const ports = new Set(['', '443', '8443']);

/** Names that are reserved for machines of one's own network, whatever they lead to. */
const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** The host of an address without the brackets of IPv6 and the dot at the end of a full name. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** What is wrong with an address as it is written; nothing where it may be called. */
export function addressFault(text: string): AddressFault | undefined {
  if (!URL.canParse(text)) return 'scheme';
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (!ports.has(url.port)) return 'port';
  return isInner(hostOf(url)) ? 'host' : undefined;
}

function isInner(host: string): boolean {
  if (isIP(host) !== 0) return publicAddress(host) === undefined;
  return !host.includes('.') || innerNames.test(host);
}
