import { usedInitialPercent } from '@umbral/domain/finance/home-loan.ts';
import { formatArea, formatInteger, formatPercent, joinWords } from '@umbral/domain/format/format.ts';
import { type CurrencyChoice, spell } from '@umbral/domain/format/spell.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import { answerTexts, noDataText } from './comparison-row-texts.ts';

/** The rows of a comparison, in the order in which they are shown [B052]. */
export const comparisonRows = [
  'location',
  'type',
  'status',
  'initial_feed',
  'area',
  'bedroom',
  'bathroom',
  'parking',
  'precio_m2',
  'cuota_separacion',
  'estrato',
  'elevadores',
  'unidades_disponibles',
  'pet_friendly',
  'lugares_cercanos',
  'constructora',
] as const;
export type ComparisonRow = (typeof comparisonRows)[number];

/** Texts longer than this get a tooltip with the whole of them [B053]. */
export const tooltipLength = 20;

/** The facts of a plant that a comparison shows. */
export type ComparedPlant = Pick<
  PlantRecord,
  | 'type'
  | 'initial_fee_percent'
  | 'housing'
  | 'built_area'
  | 'room_number'
  | 'bath_number'
  | 'parking_number'
  | 'm2_price'
  | 'separation_fee'
  | 'stock_quantity'
> & {
  readonly country: Country;
  project: Pick<PlantRecord['project'], 'building_status' | 'tower_elevators' | 'pet_friendly'> & {
    localization: Pick<PlantRecord['project']['localization'], 'neighborhood' | 'zone' | 'city' | 'stratum'>;
    nearby_places: readonly { name: string }[];
    builder: { name: string };
  };
};

/** The part of the price that is paid before the keys, as it is reckoned with everywhere; nothing where none is told. */
export function initialPercent({ initial_fee_percent: asked, country, housing }: ComparedPlant): number | null {
  return asked ? usedInitialPercent({ country, housing, initialPercent: asked }) : null;
}

function numeric(value: number | null, format: (value: number) => string): string {
  return value === null || !Number.isFinite(value) || value === 0 ? noDataText : format(value);
}

function text(value: string): string {
  return value.trim() === '' ? noDataText : value;
}

function price(amountCop: number | null, currency: CurrencyChoice): string {
  return numeric(amountCop, (amount) => spell(amount, currency));
}

function yesOrNo(value: boolean | null): string {
  if (value === null) return noDataText;
  return value ? answerTexts.yes : answerTexts.no;
}

function location({ neighborhood, zone, city }: ComparedPlant['project']['localization']): string {
  return text([neighborhood, zone, city].filter((part) => part !== null && part.trim() !== '').join(', '));
}

const rowValues: Record<ComparisonRow, (plant: ComparedPlant, currency: CurrencyChoice) => string> = {
  location: ({ project }) => location(project.localization),
  type: ({ type }) => propertyTypeLabels[type],
  status: ({ project }) => buildingStatusLabels[project.building_status],
  initial_feed: (plant) => numeric(initialPercent(plant), formatPercent),
  area: (plant) => numeric(plant.built_area, formatArea),
  bedroom: (plant) => numeric(plant.room_number, formatInteger),
  bathroom: (plant) => numeric(plant.bath_number, formatInteger),
  parking: (plant) => numeric(plant.parking_number, formatInteger),
  precio_m2: (plant, currency) => price(plant.m2_price, currency),
  cuota_separacion: (plant, currency) => price(plant.separation_fee, currency),
  estrato: ({ project }) => numeric(project.localization.stratum, formatInteger),
  elevadores: ({ project }) => numeric(project.tower_elevators, formatInteger),
  unidades_disponibles: (plant) => numeric(plant.stock_quantity, formatInteger),
  pet_friendly: ({ project }) => yesOrNo(project.pet_friendly),
  lugares_cercanos: ({ project }) => text(joinWords(project.nearby_places.slice(0, 3).map((place) => place.name))),
  constructora: ({ project }) => text(project.builder.name),
};

/** The text of one cell, amounts in the chosen currency [B053]. */
export function comparisonValue(row: ComparisonRow, plant: ComparedPlant, currency: CurrencyChoice): string {
  return rowValues[row](plant, currency);
}
