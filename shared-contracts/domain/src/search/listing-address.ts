import { z } from 'zod';
import { product } from '../vocabulary/product.ts';
import { listingFamilyOfSlug } from '../vocabulary/slugs.ts';

/** As long as an address may be that every server on the way takes. */
const maxLength = 8000;
const here = 'https://portal.invalid';

/**
 * Path and query of an address as browsers read it. A page number goes: an address that is kept stands for the whole
 * listing.
 */
function normal(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, here)) return undefined;
  const { origin, pathname, searchParams } = new URL(text, here);
  if (origin !== here) return undefined;
  searchParams.delete('page');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function isListing(address: string): boolean {
  const [path = ''] = address.split('?');
  return address.length <= maxLength && listingFamilyOfSlug(path.split('/')[1] ?? '', product) !== undefined;
}

/** The address of one of the portal's listings, with the filters that stand in its query. */
export const listingAddress = z
  .string()
  .max(maxLength)
  .transform((text, context) => {
    const address = normal(text);
    if (address !== undefined && isListing(address)) return address;
    context.addIssue('no listing');
    return z.NEVER;
  });
