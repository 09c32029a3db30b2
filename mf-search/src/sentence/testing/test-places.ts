import { readFileSync } from 'node:fs';
import { countryLabels, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { countries, regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Place } from '../places.ts';
import { type HomePlace, placesOfHomes } from '../sentence-places.ts';

/** The places that the tests' sentences speak of. */
export function testPlaces(): Place[] {
  const lines = readFileSync(new URL('./places.txt', import.meta.url), 'utf8').split('\n');
  const homes: HomePlace[] = [];
  let city: Omit<HomePlace, 'zone' | 'neighbourhood'> | undefined;
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    if (!line.startsWith(' ')) city = readCity(line);
    else if (city) homes.push(...homesOfZone(city, line.trim()));
  }
  return placesOfHomes(homes);
}

function readCity(line: string) {
  const [countryName = '', regionName = '', department = '', city = '', homes = ''] = line.split(' | ');
  const country = countries.find((code) => countryLabels[code] === countryName) ?? 'CO';
  const region = regions.find((key) => regionLabels[key] === regionName);
  return { country, ...(region ? { region } : {}), department, city, homes: Number(homes) };
}

function homesOfZone(city: ReturnType<typeof readCity>, line: string): HomePlace[] {
  const [zone = '', neighbourhoods = ''] = line.split(': ');
  if (neighbourhoods === '') return [{ ...city, zone }];
  return neighbourhoods.split(', ').map((neighbourhood) => ({ ...city, zone, neighbourhood }));
}
