import type { SeedCity, SeedZone } from './geography.ts';
import { seedCities } from './geography.ts';
import { createNaming } from './project-names.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import { chooseSegment } from './segment-choice.ts';
import type { Segment } from './segments.ts';

/** A project before its details: where, what and how it is called. */
export interface ProjectPlan {
  id: number;
  city: SeedCity;
  zone: SeedZone;
  segment: Segment;
  title: string;
  slug: string;
  random: Random;
}

/** Projects in each zone of the cities with the largest markets; elsewhere three. */
const perZone: Record<string, number> = {
  bogota: 6,
  medellin: 5,
  cali: 6,
  barranquilla: 6,
  cartagena: 5,
  'santa-marta': 4,
  bucaramanga: 5,
  pereira: 5,
  armenia: 5,
};

/** Every project of the seed, in the order of its id. */
export function planProjects(): ProjectPlan[] {
  const nameProject = createNaming();
  const places = seedCities.flatMap((city) =>
    city.zones.flatMap((zone) => Array.from({ length: perZone[city.slug] ?? 4 }, (_, turn) => ({ city, zone, turn }))),
  );
  return places.map(({ city, zone, turn }, index) => {
    const random = randomOf(`project ${city.slug}/${zone.slug}/${turn}`);
    const segment = chooseSegment(city, zone, turn, random);
    return { id: index + 1, city, zone, segment, random, ...nameProject(city, zone, segment, random) };
  });
}
