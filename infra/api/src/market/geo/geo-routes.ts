import { getIpPlace, getReverseGeocode } from '@umbral/domain/api/geo.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import type { Point } from '../../engine/third-parties/reverse-geocoding/reverse-geocoder.ts';
import { countryAndCity, nearestPlace, type PointPlace, placeOfNames } from './place-queries.ts';

const limited = { limit: { max: 60, perSeconds: 60 } };

/** Where a visitor seems to be, and what lies at a point. */
export function geoRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getIpPlace, (call) => placeOfAddress(backend, call), limited);
  register(app, getReverseGeocode, async ({ query }) => ({ data: await placeAt(backend, query) }), limited);
}

/** The address is the trusted proxy's word, never the caller's. The browser keeps the answer as long as we do [B091]. */
async function placeOfAddress(backend: Backend, { request, reply }: Call<typeof getIpPlace>) {
  reply.header('cache-control', 'private, max-age=600');
  const place = await backend.parties.ipLocation.locate(request.ip).catch(() => undefined);
  const country = place?.country ?? defaultCountry;
  const named = await countryAndCity(backend, country, place?.city);
  return {
    data: {
      source: place ? ('address' as const) : ('default' as const),
      country,
      country_name: named?.country_name ?? null,
      city: named?.city ?? null,
      city_slug: named?.city_slug ?? null,
    },
  };
}

/** The maps service names places more finely; where it does not answer or knows none, our own are near enough. */
async function placeAt(backend: Backend, point: Point): Promise<PointPlace | null> {
  const names = await backend.parties.geocoder?.namesAt(point).catch(() => undefined);
  const named = names && (await placeOfNames(backend, names));
  return named ?? nearestPlace(backend, point);
}
