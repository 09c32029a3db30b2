import type { ListingFamily, Role } from '../vocabulary/vocabulary.ts';

/** The label of a visit without campaign [M066]. */
export const defaultOrigin = 'Sin UTM';
export const utmKeys = ['utm_source', 'utm_source2', 'utm_medium'] as const;
export const utmLifetimeMs = 86_400_000;

const listingTags: Partial<Record<ListingFamily, string>> = {
  vis: '_Listing_VIS',
  'above-vis': '_Listing_SuperiorAVis',
  gold: '_Listing_GOLD',
  tv: '_Listing_TV',
};

/** The tag of the listing from which a contact came [B065]. */
export function listingOrigin(family: ListingFamily, product: string): string {
  return `${product}${listingTags[family] ?? '_Listings'}`;
}

/** Origin of a contact that staff enters by hand [B066]; nothing for everyone else. */
export function staffOrigin(roles: readonly Role[]): 'Reasignado' | 'Subida_Manual' | undefined {
  if (roles.includes('contributor')) return 'Reasignado';
  return roles.includes('administrador') ? 'Subida_Manual' : undefined;
}
