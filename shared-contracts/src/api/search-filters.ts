import { z } from 'zod';
import {
  additionalCriterion,
  buildingStatus,
  projectCategory,
  propertyType,
  region,
} from '../domain/vocabulary-schema.ts';

/** "3" is exactly three, "3+" three or more. */
const count = z.string().regex(/^[1-9]\+?$/);

/** The state of the filters as it travels to the backend. Places are slugs; amounts are pesos, areas m². */
export const searchFilters = z.object({
  category: z.array(projectCategory).max(4).optional(),
  country: z.string().max(60).optional(),
  region: region.optional(),
  department: z.string().max(80).optional(),
  city: z.string().max(80).optional(),
  zone: z.string().max(80).optional(),
  neighborhood: z.string().max(80).optional(),
  stratum: z.array(z.int().min(1).max(6)).max(6).optional(),
  priceRange: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  propertyType: z.array(propertyType).max(12).optional(),
  room: count.optional(),
  bath: count.optional(),
  parking: count.optional(),
  area: z.object({ min: z.number().min(0), max: z.number().min(0) }).optional(),
  status: z.array(buildingStatus).max(6).optional(),
  fair_name: z.string().max(120).optional(),
  has_benefits: z.boolean().optional(),
  has_360_tour: z.boolean().optional(),
  holidayProject: z.boolean().optional(),
  additionalCriteria: z.array(additionalCriterion).max(13).optional(),
  belongs_tv: z.boolean().optional(),
  property_stock: z.boolean().optional(),
  builder: z.string().max(160).optional(),
});
export type SearchFilters = z.output<typeof searchFilters>;

export const plantOrders = ['relevance', 'price-asc', 'price-desc', 'area-asc', 'area-desc', 'newest'] as const;
export const plantOrder = z.enum(plantOrders);
