import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import { regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { dayAfter, seedMoment } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';

interface FairFacts {
  name: string;
  slug: string;
  kind: 'virtual' | 'regional' | 'in-person';
  region?: Region;
  /** First day counted from the seed's day, and the last. */
  days: readonly [from: number, to: number];
  description: string;
  /** One of every so many projects takes part. */
  each: number;
}

/** The default fair runs; one in person is to come, two are over. */
const facts: readonly FairFacts[] = [
  {
    name: '12.ª Feria Virtual Umbral',
    slug: '12-feria-virtual-umbral',
    kind: 'virtual',
    days: [-8, 29],
    description:
      'La feria nacional reúne proyectos de todas las regiones y del exterior con beneficios por separar antes de fin de año, asesoría de crédito en línea y agenda de charlas.',
    each: 3,
  },
  {
    name: 'Feria Inmobiliaria Umbral Bogotá 2027',
    slug: 'feria-inmobiliaria-bogota-2027',
    kind: 'in-person',
    region: 'centro',
    days: [82, 84],
    description:
      'Tres días en el recinto ferial de La Alameda con proyectos de Bogotá, la Sabana y clima cálido, una sala de planos y bancos que responden con tu cédula en la mano.',
    each: 2,
  },
  {
    name: 'Feria Virtual Caribe 2026',
    slug: 'feria-virtual-caribe-2026',
    kind: 'regional',
    region: 'caribe',
    days: [-128, -124],
    description:
      'Cinco días con los proyectos de la costa: charlas en vivo sobre renta corta, crédito y subsidio, y beneficios por separar durante la feria.',
    each: 3,
  },
  {
    name: '11.ª Feria Virtual Umbral',
    slug: '11-feria-virtual-umbral',
    kind: 'virtual',
    days: [-190, -160],
    description:
      'La edición de mitad de año reunió proyectos de todo el país durante un mes, con la primera mesa de bancos en línea.',
    each: 4,
  },
];

/** A fair with its row and who takes part. */
export interface FairPlan {
  row: SeedRow<'fair'> & { id: number; slug: string };
  /** First day counted from the seed's day, and the last. */
  days: readonly [from: number, to: number];
  projects: readonly SeedProject[];
}

/** Published projects of the fair's region, one of every few. */
function participants({ region, each }: FairFacts, projects: readonly SeedProject[]): SeedProject[] {
  const eligible = projects.filter(
    ({ plan, details }) => details.row.state === 'published' && (region === undefined || plan.city.region === region),
  );
  return eligible.filter((_, index) => index % each === 0);
}

function coverOf(index: number, library: MediaLibrary) {
  const ofFairs = library.ofKind('cover').filter(({ group }) => group === 'feria');
  return ofFairs[index] ?? library.at('cover', index);
}

/** Every fair, the active one first. */
export function planFairs(projects: readonly SeedProject[], library: MediaLibrary): FairPlan[] {
  return facts.map((fair, index) => {
    const cover = coverOf(index, library);
    const [from, to] = fair.days;
    return {
      row: {
        id: index + 1,
        name: fair.name,
        slug: fair.slug,
        kind: fair.kind,
        region_id: fair.region ? regions.indexOf(fair.region) + 1 : null,
        description: fair.description,
        cover_key: cover.key,
        cover_alt: cover.alt,
        is_active: from <= 0 && to >= 0,
        starts_on: dayAfter(from),
        ends_on: dayAfter(to),
        updated_at: seedMoment,
      },
      days: fair.days,
      projects: participants(fair, projects),
    };
  });
}
