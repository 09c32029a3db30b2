import type { Random } from 'infra-random/random.ts';
import { randomOf } from 'infra-random/random.ts';
import type { Climate } from './climate.ts';
import { climateOf } from './climate.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import { seedCities } from './geography.ts';
import { marketOf } from './market.ts';
import { createNaming } from './project-names.ts';
import { chooseSegment } from './segment-choice.ts';
import type { Segment } from './segments.ts';
import { worldLabel } from './world-options.ts';

/** A project before its details: where, what and how it is called. */
export interface ProjectPlan {
  id: number;
  city: SeedCity;
  zone: SeedZone;
  climate: Climate;
  segment: Segment;
  title: string;
  slug: string;
  random: Random;
}

interface Place {
  city: SeedCity;
  zone: SeedZone;
  /** Counts the projects of the zone. */
  turn: number;
}

/** First what every zone has, then what the large markets add: a project added later moves no other. */
function places(): Place[] {
  const zones = seedCities.flatMap((city) => city.zones.map((zone) => ({ city, zone, ...marketOf(city.slug) })));
  const turns = ({ city, zone }: (typeof zones)[number], from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ city, zone, turn: from + index }));
  return [
    ...zones.flatMap((entry) => turns(entry, 0, entry.first)),
    ...zones.flatMap((entry) => turns(entry, entry.first, entry.more)),
  ];
}

/** Every project of the demonstration, in the order of its id. */
export function planProjects(seed: number): ProjectPlan[] {
  const nameProject = createNaming();
  return places().map(({ city, zone, turn }, index) => {
    const random = randomOf(worldLabel(seed, `project ${city.slug}/${zone.slug}/${turn}`));
    const segment = chooseSegment(city, zone, turn, random);
    const climate = climateOf(city, zone);
    return { id: index + 1, city, zone, climate, segment, random, ...nameProject(city, zone, segment, random) };
  });
}
