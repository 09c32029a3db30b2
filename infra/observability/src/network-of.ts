import { isIPv6 } from 'node:net';

const dottedEnd = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** The eight groups of an IPv6 address without leading zeros, `::` and an IPv4 address at its end written out. */
function groupsOf(address: string): string[] {
  const plain = address.replace(dottedEnd, (_, a, b, c, d) => `${hexOf(a, b)}:${hexOf(c, d)}`);
  const [left = [], right = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

function hexOf(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}

function dottedOf(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}

/** Who counts as one visitor by address: an IPv4 address, however it is written, or the first 64 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dottedOf(groups.slice(6)) : groups.slice(0, 4).join(':');
}
