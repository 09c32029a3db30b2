import { slugify } from 'shared-contracts/domain/slugify.ts';
import { addressIn, demoPhone } from './addresses.ts';
import { builderFacts, builderWeight } from './builder-facts.ts';
import type { SeedCity } from './geography.ts';
import { pointNear, seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import { momentBefore } from './seed-clock.ts';

const hours = 'Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00';

function cityOfSlug(slug: string): SeedCity {
  const city = seedCities.find((candidate) => candidate.slug === slug);
  if (!city) throw new Error(`no city ${slug}`);
  return city;
}

/** The companies, with generated logos. */
export function builderRows(library: MediaLibrary): SeedRow<'builder'>[] {
  return builderFacts.map(({ name, founded, about }, index) => {
    const slug = slugify(name);
    const moment = momentBefore(700 - index * 9);
    return {
      id: index + 1,
      name,
      slug,
      tax_id: `900${String(100_000 + index * 7_919)}-${index % 10}`,
      description: about,
      logo_key: library.at('logo', index).key,
      cover_key: library.at('exterior', index * 7).key,
      website: `https://${slug}.example.com`,
      email: `ventas.${slug}@example.com`,
      phone: demoPhone(index + 1),
      whatsapp_number: demoPhone(index + 21),
      founded_year: founded,
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
      phone: demoPhone(builderIndex + 1),
      email: `${slug}.${city.slug}@example.com`,
      office_hours: hours,
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

/** Opinions of buyers; the database derives each builder's rating from them. */
export function builderSurveyRows(): SeedRow<'builder_survey'>[] {
  return builderFacts.flatMap((_, index) => {
    const random = randomOf(`survey ${index}`);
    return Array.from({ length: random.int(3, 9) }, (__, turn) => ({
      builder_id: index + 1,
      email: `comprador${index + 1}.${turn + 1}@example.com`,
      response_time: random.pick(['same-day', 'next-day', 'two-days', 'week']),
      contact_medium: random.pick(['whatsapp', 'phone', 'email', 'visit']),
      service_rating: random.weighted([
        [5, 5],
        [4, 5],
        [3, 2],
        [2, 1],
      ] as const),
      content_rating: random.weighted([
        [5, 4],
        [4, 5],
        [3, 2],
      ] as const),
      content_type: random.pick(['photos', 'plans', 'prices']),
      comments: random.pick([
        'Respondieron rápido y con claridad.',
        'La visita fue puntual y resolvieron mis dudas.',
        'Faltó enviar el plano con medidas.',
        'Buen acompañamiento con el banco.',
      ]),
      created_at: momentBefore(random.int(5, 400)),
    }));
  });
}
