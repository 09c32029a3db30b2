const diacritics = /\p{Diacritic}/gu;
const notSlug = /[^a-z0-9]+/g;
const edgeHyphens = /^-+|-+$/g;

/** A name as a part of an address: lowercase, accents stripped, everything else one hyphen [B004]. */
export function slugify(name: string): string {
  return name.normalize('NFKD').replace(diacritics, '').toLowerCase().replace(notSlug, '-').replace(edgeHyphens, '');
}

/** What stands in an address for a value that was not chosen [B004]. */
export const placeholders = {
  city: 'ciudad-general',
  zone: 'zona-general',
  type: 'tipo-general',
  propertyType: 'tipo-inmueble-general',
} as const;

const placeholderSlugs: ReadonlySet<string> = new Set(Object.values(placeholders));

/** Whether a slug means "any". */
export function isPlaceholder(slug: string): boolean {
  return placeholderSlugs.has(slug);
}
