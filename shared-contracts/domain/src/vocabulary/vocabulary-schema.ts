import { z } from 'zod';
import {
  additionalCriteria,
  buildingStatuses,
  countries,
  currencies,
  fairRegions,
  nearbyPlaceCategories,
  projectCategories,
  propertyTypes,
  regions,
  roles,
  strata,
  subsidies,
} from './vocabulary.ts';

export const propertyType = z.enum(propertyTypes);
export const buildingStatus = z.enum(buildingStatuses);
export const projectCategory = z.enum(projectCategories);
export const region = z.enum(regions);
export const country = z.enum(countries);
export const currency = z.enum(currencies);
export const role = z.enum(roles);
export const fairRegion = z.enum(fairRegions);
export const nearbyPlaceCategory = z.enum(nearbyPlaceCategories);
export const additionalCriterion = z.enum(additionalCriteria);
export const subsidy = z.enum(subsidies);
export const stratum = z.literal(strata);
