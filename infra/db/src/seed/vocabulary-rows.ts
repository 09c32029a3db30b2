import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import {
  additionalCriterionLabels,
  nearbyPlaceCategoryLabels,
  propertyTypeLabels,
  roleLabels,
  subsidyLabels,
} from '@umbral/domain/vocabulary/labels.ts';
import { buildingStatusLabels, projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { buildingStatusSlugs, propertyTypeSlugs } from '@umbral/domain/vocabulary/slugs.ts';
import type { AdditionalCriterion, Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import {
  additionalCriteria,
  buildingStatuses,
  holidayCriteria,
  nearbyPlaceCategories,
  projectCategories,
  propertyTypes,
  roles,
  subsidies,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SeedRow } from './insert-rows.ts';
import { dayAfter } from './seed-clock.ts';

function terms<Key extends string>(keys: readonly Key[], labels: Record<Key, string>) {
  return keys.map((key, index) => ({ id: index + 1, key, label: labels[key], position: index + 1 }));
}

export const propertyTypeRows: readonly SeedRow<'property_type'>[] = terms(propertyTypes, propertyTypeLabels).map(
  (term) => ({ ...term, slug: propertyTypeSlugs[term.key] }),
);

export const buildingStatusRows: readonly SeedRow<'building_status'>[] = terms(
  buildingStatuses,
  buildingStatusLabels,
).map((term) => ({ ...term, slug: buildingStatusSlugs[term.key] }));

export const projectCategoryRows: readonly SeedRow<'project_category'>[] = terms(
  projectCategories,
  projectCategoryLabels,
).map((term) => ({ ...term, slug: slugify(term.label) }));

const holiday = new Set<AdditionalCriterion>([...holidayCriteria, 'holiday']);

export const criterionRows: readonly SeedRow<'criterion'>[] = terms(additionalCriteria, additionalCriterionLabels).map(
  (term) => ({ ...term, is_holiday: holiday.has(term.key) }),
);

export const nearbyCategoryRows: readonly SeedRow<'nearby_category'>[] = terms(
  nearbyPlaceCategories,
  nearbyPlaceCategoryLabels,
);

export const roleRows: readonly SeedRow<'role'>[] = roles.map((key) => ({ key, label: roleLabels[key] }));

interface SubsidyFacts {
  description: string;
  minimumWages: number | null;
  status: 'active' | 'limited';
}

const subsidyFacts: Record<Subsidy, SubsidyFacts> = {
  'mi-casa-ya': {
    description:
      'Subsidio del Gobierno nacional para hogares con ingresos de hasta cuatro salarios mínimos y clasificación del Sisbén. En 2026 sus cupos son limitados.',
    minimumWages: 30,
    status: 'limited',
  },
  'compensation-fund': {
    description:
      'Subsidio de la caja de compensación a sus afiliados: hasta 30 salarios mínimos según el ingreso del hogar.',
    minimumWages: 30,
    status: 'active',
  },
  local: {
    description: 'Aporte complementario de alcaldías y gobernaciones; cada ciudad define requisitos y fechas.',
    minimumWages: 20,
    status: 'active',
  },
  'preferential-interest': {
    description: 'Régimen de interés preferencial de Panamá para la primera vivienda.',
    minimumWages: null,
    status: 'active',
  },
};

export const subsidyRows: readonly SeedRow<'subsidy'>[] = subsidies.map((key, index) => ({
  id: index + 1,
  key,
  name: subsidyLabels[key],
  description: subsidyFacts[key].description,
  minimum_wages: subsidyFacts[key].minimumWages,
  status: subsidyFacts[key].status,
  position: index + 1,
}));

/** Representative rates: the current ones, and a month of small steps before them for the history. */
export const exchangeRateRows: readonly SeedRow<'exchange_rate'>[] = [0, 7, 14, 21, 28].flatMap((days, step) => [
  {
    currency: 'USD',
    as_of: dayAfter(-days),
    rate: seedExchangeRates.usd + step * 6,
    source: 'Tasa representativa de demostración',
  },
  {
    currency: 'EUR',
    as_of: dayAfter(-days),
    rate: seedExchangeRates.eur + step * 9,
    source: 'Tasa representativa de demostración',
  },
]);
