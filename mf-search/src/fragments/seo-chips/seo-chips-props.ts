import { type ListingFamily, listingFamilies } from '@umbral/domain/vocabulary/vocabulary.ts';

/** The listing whose narrower listings are wanted. */
export interface SeoChipsProps {
  readonly family: ListingFamily;
  readonly city?: string;
  readonly zone?: string;
}

/** Reads the props of whoever embeds the chips: housing, unless another family is named. */
export function parseSeoChipsProps(value: unknown): SeoChipsProps {
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    family: listingFamilies.find((family) => family === given.family) ?? 'housing',
    city: typeof given.city === 'string' ? given.city : undefined,
    zone: typeof given.zone === 'string' ? given.zone : undefined,
  };
}
