import type {
  AdditionalCriterion,
  BuildingStatus,
  NearbyPlaceCategory,
  ProjectCategory,
  PropertyType,
  Subsidy,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Generated } from 'kysely';
import type { DefaultJson } from './column.ts';

export interface PropertyTypeTable {
  id: Generated<number>;
  key: PropertyType;
  label: string;
  slug: string;
  position: number;
}

export interface BuildingStatusTable {
  id: Generated<number>;
  key: BuildingStatus;
  label: string;
  slug: string;
  position: number;
}

export interface ProjectCategoryTable {
  id: Generated<number>;
  key: ProjectCategory;
  label: string;
  slug: string;
  position: number;
}

export interface CriterionTable {
  id: Generated<number>;
  key: AdditionalCriterion;
  label: string;
  position: number;
  is_holiday: Generated<boolean>;
}

export interface NearbyCategoryTable {
  id: Generated<number>;
  key: NearbyPlaceCategory;
  label: string;
  position: number;
}

export interface PriceRangeTable {
  id: Generated<number>;
  start_price: number;
  end_price: number;
}

export interface SubsidyTable {
  id: Generated<number>;
  key: Subsidy;
  name: string;
  description: string;
  minimum_wages: number | null;
  status: Generated<'active' | 'limited' | 'closed'>;
  position: number;
}

export interface SpecificationTable {
  id: Generated<number>;
  kind: 'interior' | 'exterior' | 'common';
  key: string;
  label: string;
  position: number;
}

export interface CatalogueEntryTable {
  id: Generated<number>;
  list: string;
  position: number;
  key: string;
  label: string;
  details: DefaultJson;
}

export interface ExchangeRateTable {
  currency: 'USD' | 'EUR';
  as_of: string;
  rate: number;
  source: string;
}

export interface CatalogueTables {
  property_type: PropertyTypeTable;
  building_status: BuildingStatusTable;
  project_category: ProjectCategoryTable;
  criterion: CriterionTable;
  nearby_category: NearbyCategoryTable;
  price_range: PriceRangeTable;
  subsidy: SubsidyTable;
  specification: SpecificationTable;
  catalogue_entry: CatalogueEntryTable;
  exchange_rate: ExchangeRateTable;
}
