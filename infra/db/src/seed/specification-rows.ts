import {
  commonServiceLabels,
  exteriorSpecificationLabels,
  interiorSpecificationLabels,
} from '@umbral/domain/vocabulary/specification-labels.ts';
import type { SpecificationKind } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import {
  commonServices,
  exteriorSpecifications,
  interiorSpecifications,
} from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import type { Climate } from './climate.ts';
import type { SeedRow } from './insert-rows.ts';
import { factsOfLayout, shownByLayout } from './layout-facts.ts';
import type { ProjectPlan } from './seed-plan.ts';
import type { Segment } from './segments.ts';
import type { Structure } from './structure.ts';
import type { UnitPlan } from './unit-plan.ts';

/** An entry of the catalogue; its id is its position in the vocabulary. */
export interface ChosenSpecification {
  id: number;
  kind: SpecificationKind;
  key: string;
  label: string;
}

const entries: readonly ChosenSpecification[] = [
  ...exteriorSpecifications.map((key) => ({ kind: 'exterior' as const, key, label: exteriorSpecificationLabels[key] })),
  ...interiorSpecifications.map((key) => ({ kind: 'interior' as const, key, label: interiorSpecificationLabels[key] })),
  ...commonServices.map((key) => ({ kind: 'common' as const, key, label: commonServiceLabels[key] })),
].map((entry, index) => ({ id: index + 1, ...entry }));

/** The entries of some keys. */
export function specificationsOf(keys: readonly string[]): ChosenSpecification[] {
  return entries.filter(({ key }) => keys.includes(key));
}

/** The catalogue of specifications. */
export function specificationRows(): SeedRow<'specification'>[] {
  return entries.map((entry) => ({ ...entry, position: entry.id }));
}

const isSocial = (segment: Segment) => segment === 'vip' || segment === 'vis' || segment === 'vis-house';

export function isBusiness(segment: Segment): boolean {
  return ['office', 'clinic', 'retail', 'warehouse'].includes(segment);
}

/** What only costlier homes have outside. */
const luxuries = ['sauna', 'steam-room', 'jacuzzi', 'cinema-room', 'swimming-pool', 'running-track'];
const pools = ['swimming-pool', 'children-pool'];
const business = [
  'visitor-parking',
  'electric-charging',
  'reception',
  'surveillance-cameras',
  'power-plant',
  'solar-panels',
  'bicycle-parking',
  'terrace',
  'coworking-room',
];
const land = ['green-areas', 'running-track', 'social-room', 'swimming-pool', 'sports-court', 'surveillance-cameras'];

function exteriorChoice({ segment, climate }: ProjectPlan): readonly ChosenSpecification[] {
  const outside = entries.filter(({ kind }) => kind === 'exterior');
  if (isBusiness(segment)) return outside.filter(({ key }) => business.includes(key));
  if (segment === 'lot') return outside.filter(({ key }) => land.includes(key));
  const without = [...(isSocial(segment) ? luxuries : []), ...(climate === 'cold' ? pools : [])];
  return outside.filter(({ key }) => !without.includes(key));
}

/** What the building and its grounds have, in two lists of their own; where it is hot there is a pool. */
export function chooseProjectSpecifications(plan: ProjectPlan, { lifts }: Structure): ChosenSpecification[] {
  const { segment, climate, random } = plan;
  const outside = exteriorChoice(plan);
  const isBare = isBusiness(segment) || segment === 'lot';
  const drawn = random.sample(outside, random.int(5, isSocial(segment) || isBare ? 8 : 12));
  const pool = outside.find(({ key }) => key === 'swimming-pool');
  const needsPool = (climate === 'warm' || climate === 'coast') && !isBare && pool !== undefined;
  const exterior = needsPool && !drawn.includes(pool) ? [pool, ...drawn.slice(1)] : drawn;
  const services = entries.filter(({ kind, key }) => kind === 'common' && (key !== 'lift' || lifts > 0));
  const lift = services.filter(({ key }) => key === 'lift');
  const rest = services.filter(({ key }) => key !== 'lift');
  return [...exterior, ...lift, ...random.sample(rest, random.int(3, 6))];
}

export function projectSpecificationRows(
  projectId: number,
  chosen: readonly ChosenSpecification[],
): SeedRow<'project_specification'>[] {
  return (['exterior', 'common'] as const).flatMap((kind) =>
    chosen
      .filter((entry) => entry.kind === kind)
      .map(({ id }, index) => ({ project_id: projectId, specification_id: id, kind, position: index + 1 })),
  );
}

/** Fittings that only costlier homes have inside. */
const fittings = [
  'fireplace',
  'kitchen-island',
  'walk-in-closet',
  'smart-home',
  'service-room',
  'private-terrace',
  'air-conditioning',
];
const byClimate: Record<Climate, readonly string[]> = {
  cold: ['air-conditioning'],
  temperate: ['air-conditioning', 'fireplace'],
  warm: ['fireplace', 'water-heater'],
  coast: ['fireplace', 'water-heater'],
};
const neverDrawn = ['balcony', 'private-terrace', 'study', 'walk-in-closet'];

/** What a home has inside: what its plan shows, gas where its building has it, and more; premises and lots list nothing. */
export function choosePlantSpecifications(
  { segment, climate, random }: ProjectPlan,
  unit: UnitPlan,
  ofProject: readonly ChosenSpecification[],
): ChosenSpecification[] {
  if (isBusiness(segment) || segment === 'lot' || unit.rooms === null) return [];
  const inside = entries.filter(({ kind }) => kind === 'interior');
  const hasGas = ofProject.some(({ key }) => key === 'natural-gas');
  const shown: readonly string[] = [...shownByLayout(unit), ...(hasGas ? ['gas-network'] : [])];
  const settled: readonly string[] = [...factsOfLayout, 'gas-network'];
  const without = [...(isSocial(segment) ? fittings : ['unfinished-delivery']), ...byClimate[climate], ...neverDrawn];
  const free = inside.filter(({ key }) => !without.includes(key));
  // What is settled is drawn with the rest and dropped: the chances of all that comes after stay what they were.
  const drawn = random.sample(free, random.int(5, 8)).filter(({ key }) => !settled.includes(key));
  return [...inside.filter(({ key }) => shown.includes(key)), ...drawn];
}

export function plantSpecificationRows(
  plantId: number,
  chosen: readonly ChosenSpecification[],
): SeedRow<'plant_specification'>[] {
  return chosen.map(({ id }, index) => ({ plant_id: plantId, specification_id: id, position: index + 1 }));
}
