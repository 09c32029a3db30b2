import {
  commonServiceLabels,
  exteriorSpecificationLabels,
  interiorSpecificationLabels,
} from 'shared-contracts/domain/specification-labels.ts';
import type { SpecificationKind } from 'shared-contracts/domain/specification-vocabulary.ts';
import {
  commonServices,
  exteriorSpecifications,
  interiorSpecifications,
} from 'shared-contracts/domain/specification-vocabulary.ts';
import type { SeedRow } from './insert-rows.ts';
import type { Random } from './random.ts';
import type { Segment } from './segments.ts';

interface Entry {
  kind: SpecificationKind;
  key: string;
  label: string;
}

const entries: readonly Entry[] = [
  ...exteriorSpecifications.map((key) => ({ kind: 'exterior' as const, key, label: exteriorSpecificationLabels[key] })),
  ...interiorSpecifications.map((key) => ({ kind: 'interior' as const, key, label: interiorSpecificationLabels[key] })),
  ...commonServices.map((key) => ({ kind: 'common' as const, key, label: commonServiceLabels[key] })),
];

/** The catalogue of specifications; its ids are the positions in the vocabulary. */
export function specificationRows(): SeedRow<'specification'>[] {
  return entries.map((entry, index) => ({ id: index + 1, ...entry, position: index + 1 }));
}

const idsOf = (kind: SpecificationKind, except: readonly string[] = []) =>
  entries.flatMap((entry, index) => (entry.kind === kind && !except.includes(entry.key) ? [index + 1] : []));

const luxuries = ['sauna', 'steam-room', 'jacuzzi', 'cinema-room', 'swimming-pool', 'running-track'];
const fittings = [
  'fireplace',
  'kitchen-island',
  'walk-in-closet',
  'smart-home',
  'service-room',
  'private-terrace',
  'air-conditioning',
];
const businessExterior = [
  'visitor-parking',
  'electric-charging',
  'reception',
  'surveillance-cameras',
  'power-plant',
  'solar-panels',
  'bicycle-parking',
];
const isSocial = (segment: Segment) => segment === 'vip' || segment === 'vis' || segment === 'vis-house';

export function isBusiness(segment: Segment): boolean {
  return ['office', 'clinic', 'retail', 'warehouse'].includes(segment);
}

function exteriorIds(segment: Segment): number[] {
  if (!isBusiness(segment)) return idsOf('exterior', isSocial(segment) ? luxuries : []);
  return entries.flatMap((entry, index) => (businessExterior.includes(entry.key) ? [index + 1] : []));
}

/** What the building and its grounds have, in two lists of their own. */
export function projectSpecificationRows(
  projectId: number,
  segment: Segment,
  random: Random,
): SeedRow<'project_specification'>[] {
  const exterior = random.sample(exteriorIds(segment), random.int(5, isSocial(segment) ? 8 : 12));
  const common = segment === 'lot' ? idsOf('common', ['lift']) : idsOf('common');
  const services = random.sample(common, random.int(4, 6));
  const rows = (kind: SpecificationKind, ids: readonly number[]) =>
    ids.map((id, index) => ({ project_id: projectId, specification_id: id, kind, position: index + 1 }));
  return [...rows('exterior', exterior), ...rows('common', services)];
}

/** What a home has inside; premises and lots list nothing of the kind. */
export function plantSpecificationRows(
  plantId: number,
  segment: Segment,
  random: Random,
): SeedRow<'plant_specification'>[] {
  if (isBusiness(segment) || segment === 'lot') return [];
  const ids = idsOf('interior', isSocial(segment) ? fittings : ['unfinished-delivery']);
  return random
    .sample(ids, random.int(5, 9))
    .map((id, index) => ({ plant_id: plantId, specification_id: id, position: index + 1 }));
}
