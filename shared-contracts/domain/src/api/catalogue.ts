import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { catalogueEntry } from '../editorial/catalogue-entry.ts';
import { priceRange } from '../money/price-range.ts';
import { regionOption, zone } from '../places/place.ts';
import { pesos } from '../vocabulary/identifier.ts';
import {
  additionalCriterion,
  buildingStatus,
  nearbyPlaceCategory,
  projectCategory,
  propertyType,
  subsidy,
} from '../vocabulary/vocabulary-schema.ts';
import { idOrSlug, listOf } from './fields.ts';

/** A row of the product's vocabulary: key on the wire, name for people, slug in addresses. */
function term<Key extends z.ZodType>(key: Key) {
  return z.object({ id: z.int(), key, name: z.string(), slug: z.string() });
}

export const categoryTerm = term(projectCategory);
export const propertyTypeTerm = term(propertyType);
export const buildingStatusTerm = term(buildingStatus);
export const criterionTerm = z.object({
  id: z.int(),
  key: additionalCriterion,
  name: z.string(),
  is_holiday: z.boolean(),
});
export const nearbyCategoryTerm = z.object({ id: z.int(), key: nearbyPlaceCategory, name: z.string() });
export const specificationTerm = z.object({ id: z.int(), key: z.string(), name: z.string() });
export const subsidyTerm = z.object({
  id: z.int(),
  key: subsidy,
  name: z.string(),
  description: z.string(),
  /** In monthly minimum wages, and in pesos of the year whose wage is in force. */
  minimum_wages: z.number().nullable(),
  amount: pesos.nullable(),
  year: z.int(),
  status: z.enum(['active', 'limited', 'closed']),
});
/** A choice of a form. `details` holds what one list adds: bounds of an amount, an offset of a time zone. */
export const choice = catalogueEntry.extend({
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Choice = z.output<typeof choice>;

function choices<const Id extends `C${number}`, const Path extends string>(row: Id, path: Path, summary: string) {
  return endpoint({ id: row, method: 'GET', path, summary, response: listOf(choice) });
}

export const listCategories = endpoint({
  id: 'C001',
  method: 'GET',
  path: '/categorias',
  summary: 'Price categories of projects',
  response: listOf(categoryTerm),
});
export const listZones = endpoint({
  id: 'C020',
  method: 'GET',
  path: '/zonas',
  summary: 'Zones, of one city where one is named',
  query: z.object({ city: idOrSlug.optional() }),
  response: listOf(zone.extend({ city_slug: z.string() })),
});
export const listPropertyTypes = endpoint({
  id: 'C021',
  method: 'GET',
  path: '/tipos-inmueble',
  summary: 'Property types',
  response: listOf(propertyTypeTerm),
});
export const listPropertyTypesOfFair = endpoint({
  id: 'C022',
  method: 'GET',
  path: '/tipos-inmueble/fair/{id}',
  summary: 'Property types on offer at a fair',
  params: z.object({ id: idOrSlug }),
  response: listOf(propertyTypeTerm),
});
export const listBuildingStatuses = endpoint({
  id: 'C023',
  method: 'GET',
  path: '/estados-proyecto',
  summary: 'Building statuses',
  response: listOf(buildingStatusTerm),
});
export const listCriteria = endpoint({
  id: 'C024',
  method: 'GET',
  path: '/criterios-adicionales-proyectos',
  summary: 'Additional criteria of projects',
  response: listOf(criterionTerm),
});
export const listNearbyCategories = endpoint({
  id: 'C025',
  method: 'GET',
  path: '/categorias-entornos',
  summary: 'Categories of nearby places',
  response: listOf(nearbyCategoryTerm),
});
export const listPriceRanges = endpoint({
  id: 'C026',
  method: 'GET',
  path: '/rangos-precio',
  summary: 'Price ranges in pesos',
  response: listOf(priceRange),
});
export const listSubsidies = endpoint({
  id: 'C027',
  method: 'GET',
  path: '/subsidios',
  summary: 'Housing subsidies',
  response: listOf(subsidyTerm),
});
export const listExteriorSpecifications = endpoint({
  id: 'C028',
  method: 'GET',
  path: '/esp-externas',
  summary: 'Exterior specifications',
  response: listOf(specificationTerm),
});
export const listInteriorSpecifications = endpoint({
  id: 'C029',
  method: 'GET',
  path: '/esp-internas',
  summary: 'Interior specifications',
  response: listOf(specificationTerm),
});
/** No row of the specification: the third list of the form of a project. */
export const listCommonServices = endpoint({
  id: 'C372',
  method: 'GET',
  path: '/servicios-comunes',
  summary: 'Services and areas that a project has in common',
  response: listOf(specificationTerm),
});
export const listRegions = endpoint({
  id: 'C031',
  method: 'GET',
  path: '/regiones',
  summary: 'Commercial regions',
  response: listOf(regionOption),
});
export const listTimeZones = choices('C030', '/zonas-horarias', 'Time zones');
export const listPurchaseGoals = choices('C033', '/objetivos-compra', 'Purchase goals');
export const listPurchaseTimes = choices('C034', '/tiempo-compra', 'When a person means to buy');
export const listMonthlyIncomes = choices('C035', '/ingresos-mensuales', 'Monthly incomes in pesos');
export const listMonthlyIncomesUsd = choices('C036', '/ingresos-mensuales-usd', 'Monthly incomes in dollars');
export const listIncomesAbroad = choices('C037', '/ingresos-exterior', 'Incomes of people who live abroad');
export const listOccupations = choices('C038', '/ocupaciones', 'Occupations');
export const listDeliveryTimes = choices('C039', '/tiempo-entrega', 'Wished delivery times');
export const listPurchaseDecisions = choices('C040', '/desicion-compra', 'Who decides the purchase');
export const listTimesAbroad = choices('C041', '/tiempo-viviendo-exterior', 'Time living abroad');
export const listMonthlyBudgets = choices('C042', '/presupuesto-mensual', 'Monthly budgets');
