import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Random } from 'infra-random/random.ts';
import { randomOf } from 'infra-random/random.ts';
import { addressIn, demoPhone } from './addresses.ts';
import { builderFacts, builderWeight } from './builder-facts.ts';
import type { SeedCity } from './geography.ts';
import { pointNear, seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { momentBefore } from './seed-clock.ts';

const officeHours = [
  'Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00',
  'Lunes a sábado de 9:00 a 18:00',
  'Lunes a viernes de 9:00 a 18:00, sábados y domingos de 10:00 a 16:00',
  'Martes a domingo de 10:00 a 17:00',
] as const;

function cityOfSlug(slug: string): SeedCity {
  const city = seedCities.find((candidate) => candidate.slug === slug);
  if (!city) throw new Error(`no city ${slug}`);
  return city;
}

/** The mark that was drawn for a builder, else one of those there are. */
function logoOf(slug: string, index: number, library: MediaLibrary): string {
  const own = library.ofKind('logo').find(({ key }) => key === `logo/${slug}`);
  return (own ?? library.at('logo', index)).key;
}

/** The companies, with generated logos. */
export function builderRows(library: MediaLibrary): SeedRow<'builder'>[] {
  return builderFacts.map(({ name, founded, about, history, specialties }, index) => {
    const slug = slugify(name);
    const moment = momentBefore(700 - index * 9);
    return {
      id: index + 1,
      name,
      slug,
      tax_id: `900${String(100_000 + index * 7_919)}-${index % 10}`,
      description: about,
      logo_key: logoOf(slug, index, library),
      cover_key: library.at('exterior', index * 7).key,
      website: `https://${slug}.example.com`,
      email: `ventas.${slug}@example.com`,
      phone: demoPhone(index + 1),
      whatsapp_number: demoPhone(index + 31),
      founded_year: founded,
      history: [...history],
      specialties: [...specialties],
      home_position: index < 12 ? index + 1 : null,
      created_at: moment,
      updated_at: moment,
    };
  });
}

export function builderSocialRows(): SeedRow<'builder_social_link'>[] {
  return builderFacts.flatMap(({ name }, index) =>
    (['instagram', 'facebook', 'linkedin'] as const).map((network) => ({
      builder_id: index + 1,
      network,
      url: `https://${network}.example.com/${slugify(name)}`,
    })),
  );
}

/** Collects the branches that projects need: one for each builder and city, the head office first. */
export interface Branches {
  /** The builder of a project in a city and its branch there. */
  choose(city: SeedCity, random: Random): { builderId: number; branchId: number };
  rows(): SeedRow<'builder_branch'>[];
}

export function createBranches(): Branches {
  const rows = new Map<string, SeedRow<'builder_branch'> & { id: number }>();
  const open = (builderIndex: number, city: SeedCity) => {
    const key = `${builderIndex}/${city.slug}`;
    const known = rows.get(key);
    if (known) return known.id;
    const facts = builderFacts[builderIndex];
    if (!facts) throw new RangeError(`no builder ${builderIndex}`);
    const random = randomOf(`branch ${key}`);
    const zone = random.pick(city.zones);
    const slug = slugify(facts.name);
    const id = rows.size + 1;
    rows.set(key, {
      id,
      builder_id: builderIndex + 1,
      city_id: city.id,
      name: `${facts.name} ${city.name}`,
      address: addressIn(city, zone, random),
      ...pointNear(zone, 700, `branch ${key}`),
      phone: demoPhone(id + 24),
      email: `${slug}.${city.slug}@example.com`,
      office_hours: random.pick(officeHours),
      is_main: facts.home === city.slug,
    });
    return id;
  };
  builderFacts.forEach((facts, index) => {
    open(index, cityOfSlug(facts.home));
  });
  return {
    choose(city, random) {
      const weights = builderFacts.map((facts, index) => [index, builderWeight(facts, city)] as const);
      const builderIndex = random.weighted(weights);
      return { builderId: builderIndex + 1, branchId: open(builderIndex, city) };
    },
    rows: () => [...rows.values()],
  };
}
