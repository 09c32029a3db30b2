import { regionLabels } from 'shared-contracts/domain/labels.ts';
import type { Region } from 'shared-contracts/domain/vocabulary.ts';
import { fairRegions, regions } from 'shared-contracts/domain/vocabulary.ts';
import { builderFacts } from './builder-facts.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import type { SeedProject } from './project-tables.ts';
import { randomOf } from './random.ts';
import { dayAfter, seedMoment } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

interface FairPlan {
  row: SeedRow<'fair'> & { id: number };
  projects: readonly SeedProject[];
}

/** The regions with a fair of their own; `home` stands for the national one. */
const fairRegionKeys = regions.filter((region) => fairRegions.some((name) => name === region));

/** Every project of the country takes part in one of every few fairs; abroad in the national one only. */
function participants(projects: readonly SeedProject[], region: Region | undefined, each: number): SeedProject[] {
  return projects
    .filter(
      ({ plan, details }) => details.row.state === 'published' && (region === undefined || plan.city.region === region),
    )
    .filter((_, index) => index % each === 0);
}

/** The default fair is the twelfth and the active one; the five regional ones of this year are over. */
function planFairs(projects: readonly SeedProject[], library: MediaLibrary): FairPlan[] {
  const regional = fairRegionKeys.map((region, index): FairPlan => {
    const begin = -150 + index * 24;
    return {
      row: {
        id: index + 2,
        name: `Feria virtual ${regionLabels[region]} 2026`,
        slug: `feria-virtual-${region}-2026`,
        kind: 'regional',
        region_id: regions.indexOf(region) + 1,
        description: `Cuatro días con los proyectos de la región ${regionLabels[region]}: charlas en vivo sobre crédito y subsidio, y beneficios por separar durante la feria.`,
        cover_key: library.at('cover', index + 1).key,
        cover_alt: `Ilustración de la feria virtual de la región ${regionLabels[region]}`,
        is_active: false,
        starts_on: dayAfter(begin),
        ends_on: dayAfter(begin + 4),
        updated_at: seedMoment,
      },
      projects: participants(projects, region, 3),
    };
  });
  const national: FairPlan = {
    row: {
      id: 1,
      name: '12.ª Feria Virtual Umbral',
      slug: '12-feria-virtual-umbral',
      kind: 'virtual',
      region_id: null,
      description:
        'La feria nacional reúne proyectos de todas las regiones y del exterior con beneficios por separar antes de fin de año, asesoría de crédito en línea y agenda de charlas.',
      cover_key: library.at('cover', 0).key,
      cover_alt: 'Ilustración de la duodécima feria virtual de vivienda',
      is_active: true,
      starts_on: dayAfter(-8),
      ends_on: dayAfter(29),
      updated_at: seedMoment,
    },
    projects: participants(projects, undefined, 3),
  };
  return [national, ...regional];
}

const benefits = [
  ['Bono de $8.000.000 para acabados', 'Se descuenta del valor de los acabados al firmar la promesa.'],
  [
    'Gastos de escritura a cargo de la constructora',
    'Cubre derechos notariales y de registro que le corresponden al comprador.',
  ],
  ['Separación desde $1.000.000', 'El saldo de la separación se difiere a tres meses sin intereses.'],
  ['3 % de descuento por pronto pago', 'Aplica al pagar la cuota inicial completa durante la feria.'],
  ['Cocina integral sin costo', 'Incluye mesón, muebles altos y bajos, estufa y campana.'],
  ['Parqueadero con 20 % de descuento', 'Para separaciones de unidades de tres alcobas.'],
] as const;

function benefitRows(fair: FairPlan): SeedRow<'fair_benefit'>[] {
  const random = randomOf(`benefits ${fair.row.slug}`);
  return fair.projects.flatMap(({ plan }) =>
    random.chance(0.75)
      ? random.sample(benefits, random.int(1, 2)).map(([title, description], index) => ({
          fair_id: fair.row.id,
          project_id: plan.id,
          position: index + 1,
          title,
          description,
          valid_until: fair.row.ends_on ?? dayAfter(0),
        }))
      : [],
  );
}

function standRows(fair: FairPlan): SeedRow<'fair_stand'>[] {
  const builders = [...new Set(fair.projects.map(({ details }) => details.row.builder_id ?? 0))].toSorted(
    (a, b) => a - b,
  );
  return builders.map((builderId, index) => ({
    fair_id: fair.row.id,
    builder_id: builderId,
    position: index + 1,
    name: `Estand ${index + 1} · ${builderFacts[builderId - 1]?.name ?? ''}`,
  }));
}

/** Fairs with their cities, projects, stands and benefits. */
export function fairTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  const fairs = planFairs(projects, library);
  const cities = fairs.flatMap((fair): SeedRow<'fair_city'>[] =>
    [...new Set(fair.projects.map(({ plan }) => plan.city.id))].map((id) => ({ fair_id: fair.row.id, city_id: id })),
  );
  const entries = fairs.flatMap((fair): SeedRow<'fair_project'>[] =>
    fair.projects.map(({ plan }, index) => ({ fair_id: fair.row.id, project_id: plan.id, position: index + 1 })),
  );
  return [
    rowsOf(
      'fair',
      fairs.map(({ row }) => row),
    ),
    rowsOf('fair_city', cities),
    rowsOf('fair_project', entries),
    rowsOf('fair_stand', fairs.flatMap(standRows)),
    rowsOf('fair_benefit', fairs.flatMap(benefitRows)),
  ];
}
