import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import { PartyFailure } from '../guard/party-failure.ts';
import type { GeocodingSettings } from './geocoding-settings.ts';
import type { PointNames, ReverseGeocoder } from './reverse-geocoder.ts';

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const answer = z.object({
  status: z.string(),
  results: z.array(z.object({ address_components: z.array(component) })).default([]),
});
type Component = z.output<typeof component>;

/** Kinds that may name each of our levels, best first. In Bogotá a locality of ours is their first sublocality. */
const kinds = {
  country: ['country'],
  department: ['administrative_area_level_1'],
  city: ['locality', 'administrative_area_level_2'],
  zone: ['sublocality_level_1', 'sublocality', 'neighborhood'],
} as const;

const party = 'reverse-geocoding';

/** A maps service by the protocol of Google's Geocoding API. */
export function googleGeocoder({ url, key }: GeocodingSettings): ReverseGeocoder {
  const guard = createCallGuard({ party, baseUrl: url, timeoutMs: 1500, maxBytes: 256 * 1024 });
  return {
    async namesAt({ lat, lng }) {
      const query = { latlng: `${lat},${lng}`, language: 'es', key };
      const found = await guard.json({ method: 'GET', path: '', query, isRepeatable: true }, answer);
      if (found.status === 'ZERO_RESULTS') return undefined;
      // Errors of quota and key also arrive with status 200.
      if (found.status !== 'OK') throw new PartyFailure(party, 'refused');
      return namesOf(found.results.flatMap((result) => result.address_components));
    },
  };
}

function namesOf(components: readonly Component[]): PointNames | undefined {
  const first = (level: keyof typeof kinds) =>
    kinds[level].map((kind) => components.find(({ types }) => types.includes(kind))).find((found) => found);
  const country = first('country')?.short_name;
  if (!country) return undefined;
  return {
    country,
    department: first('department')?.long_name,
    city: first('city')?.long_name,
    zone: first('zone')?.long_name,
  };
}
