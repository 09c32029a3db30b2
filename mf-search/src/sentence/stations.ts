import { stationText } from '../texts/landmark-texts.ts';
import type { Landmark } from './landmarks.ts';
import rows from './stations.json' with { type: 'json' };
import { fold } from './tokens.ts';

/** Stations of the ground's lines, as landmarks that are called "estación …"; a test compares them with the ground. */
export const stations: readonly Landmark[] = rows.map(([name, city, lat, lng]) => ({
  key: `estacion ${name}`,
  lat: Number(lat),
  lng: Number(lng),
  city: String(city),
  called: `estacion ${fold(String(name)).replace(/[^a-z0-9 ]+/g, ' ')}`,
}));

const keyStart = 'estacion ';

/** What a landmark's key says where it is a station's. */
export function stationLabel(key: string): string | undefined {
  return key.startsWith(keyStart) ? stationText(key.slice(keyStart.length)) : undefined;
}
