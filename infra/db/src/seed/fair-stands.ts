import { randomOf } from 'infra-random/random.ts';
import { builderFacts } from './builder-facts.ts';
import type { FairPlan } from './fair-plans.ts';
import type { SeedRow } from './insert-rows.ts';

const hosts = [
  'Adriana Cuéllar',
  'Camilo Benavides',
  'Diana Marín',
  'Esteban Lozano',
  'Fabiola Rangel',
  'Germán Pabón',
  'Ingrid Zapata',
  'Jorge Iván Mesa',
  'Luz Dary Tovar',
  'Mauricio Peña',
  'Olga Lucía Vega',
  'Sebastián Quiroga',
] as const;

const hours = [
  'Todos los días de 8:00 a. m. a 8:00 p. m.',
  'Lunes a viernes de 9:00 a. m. a 7:00 p. m., sábados de 10:00 a. m. a 4:00 p. m.',
  'Martes a domingo de 10:00 a. m. a 6:00 p. m.',
] as const;

/** Names in a row as one says them: `Cali, Jamundí y Palmira`. */
function spoken(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}

function descriptionOf(fair: FairPlan, builderId: number): string {
  const own = fair.projects.filter(({ details }) => details.row.builder_id === builderId);
  const cities = [...new Set(own.map(({ plan }) => plan.city.name))].toSorted();
  const count = own.length === 1 ? 'Un proyecto' : `${own.length} proyectos`;
  const shown = cities.length > 4 ? `${cities.length} ciudades` : spoken(cities);
  const known = builderFacts[builderId - 1]?.specialties.join(' · ') ?? '';
  return `${count} en ${shown}. Se especializa en: ${known}.`;
}

/** One stand for each builder that takes part, in the order of the builders. */
export function standRows(fair: FairPlan): SeedRow<'fair_stand'>[] {
  const random = randomOf(`stands ${fair.row.slug}`);
  const builders = [...new Set(fair.projects.map(({ details }) => details.row.builder_id ?? 0))].toSorted(
    (a, b) => a - b,
  );
  return builders.map((builderId, index) => ({
    fair_id: fair.row.id,
    builder_id: builderId,
    position: index + 1,
    name: `Estand ${index + 1} · ${builderFacts[builderId - 1]?.name ?? ''}`,
    description: descriptionOf(fair, builderId),
    host: random.pick(hosts),
    attention_hours: random.pick(hours),
  }));
}
