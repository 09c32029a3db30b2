import type { LookupFunction } from 'node:net';
import type { HostAddress } from './public-host.ts';

/** Answers a connection that asks where a name leads with what was found and examined before. */
export function fixedLookup(found: readonly HostAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family);
  };
}
