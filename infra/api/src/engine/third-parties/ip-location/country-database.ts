import { createRequire } from 'node:module';
import maxmind, { type CountryResponse, type Reader } from 'maxmind';
import type { IpLocation } from './ip-location.ts';

/** The combined file: the one for IPv4 alone answers an IPv6 address with a wrong country instead of nothing. */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface CountryRecord extends CountryResponse {
  readonly country_code?: string;
}

/** The country of an address by the public-domain database that npm brings; read at the first question. */
export function countryDatabase(): IpLocation {
  let opened: Promise<Reader<CountryRecord>> | undefined;
  return {
    async locate(address) {
      opened ??= maxmind.open<CountryRecord>(createRequire(import.meta.url).resolve(file));
      const country = (await opened).get(address)?.country_code;
      return country ? { country } : undefined;
    },
  };
}
