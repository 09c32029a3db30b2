/** Six on the home page, eight elsewhere [B048]. */
export interface FeaturedProps {
  readonly scope: 'home' | 'listing';
}

/** Reads the props of whoever embeds the projects; without a scope they are for a listing. */
export function parseFeaturedProps(value: unknown): FeaturedProps {
  const isHome = typeof value === 'object' && value !== null && 'scope' in value && value.scope === 'home';
  return { scope: isHome ? 'home' : 'listing' };
}
