import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';

interface ResidenceKind {
  /** schema.org's word for a home of the type. */
  readonly home: 'Apartment' | 'House' | 'Place';
  /** And for a development of such homes. */
  readonly development: 'ApartmentComplex' | 'SingleFamilyResidence' | 'Place';
}

const flats: ResidenceKind = { home: 'Apartment', development: 'ApartmentComplex' };
const houses: ResidenceKind = { home: 'House', development: 'SingleFamilyResidence' };
/** Nobody lives there: schema.org has no narrower word, and such a place has no rooms. */
const premises: ResidenceKind = { home: 'Place', development: 'Place' };

/** What programs call a home of each type, and its development. */
export const residenceKinds: Readonly<Record<PropertyType, ResidenceKind>> = {
  apartment: flats,
  studio: flats,
  loft: flats,
  penthouse: flats,
  duplex: flats,
  house: houses,
  'country-house': houses,
  lot: premises,
  office: premises,
  retail: premises,
  'clinic-office': premises,
  warehouse: premises,
};
