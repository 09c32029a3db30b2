import type { FairKind } from '@umbral/domain/fairs/fair.ts';
import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import { regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { dayAfter, seedMoment } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';

interface FairFacts {
  name: string;
  slug: string;
  kind: FairKind;
  region?: Region;
  /** First day counted from the seed's day, and the last. */
  days: readonly [from: number, to: number];
  description: string;
  /** One of every so many projects takes part. */
  each: number;
}

/** The default fair runs, and one of own homes beside it; one in person is to come, three are over. */
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
  {
    name: 'Feria de Vivienda Propia 2026',
    slug: 'vivienda-propia-2026',
    kind: 'own-home',
    days: [-20, 40],
    description:
      'Viviendas que alcanza una primera compra: de interés social y prioritario, y las que aceptan subsidio, con cuentas claras de lo que paga el Estado, la caja y tú.',
    each: 1,
  },
  {
    name: 'Feria de Vivienda Propia 2025',
    slug: 'vivienda-propia-2025',
    kind: 'own-home',
    days: [-386, -340],
    description:
      'La primera edición reunió durante seis semanas proyectos de interés social de todo el país, con asesoría de subsidios todos los sábados.',
    each: 3,
  },
];

/** A fair with its row and who takes part. */
export interface FairPlan {
  row: SeedRow<'fair'> & { id: number; slug: string; kind: FairKind };
  /** First day counted from the seed's day, and the last. */
  days: readonly [from: number, to: number];
  projects: readonly SeedProject[];
}

/** What a first purchase reaches: social housing, and what a subsidy may pay a part of. */
function isOwnHome({ details: { categories, row } }: SeedProject): boolean {
  return categories.some((category) => category === 'vis' || category === 'vip') || Boolean(row.subsidy_key);
}

/** Published projects of the fair's region and kind, one of every few. */
function participants({ region, kind, each }: FairFacts, projects: readonly SeedProject[]): SeedProject[] {
  const eligible = projects.filter(
    (project) =>
      project.details.row.state === 'published' &&
      (region === undefined || project.plan.city.region === region) &&
      (kind !== 'own-home' || isOwnHome(project)),
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
