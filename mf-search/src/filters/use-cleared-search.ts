import { useState } from 'react';
import type { ListingData } from '../view-model/listing-data.ts';

/** Address of the search whose filters were all taken away just now [B029]. */
export function useClearedSearch({ family, href, applied }: ListingData): string | undefined {
  const now = { family, href, count: applied.length };
  const [seen, setSeen] = useState<typeof now & { readonly before?: string }>(now);
  if (seen.href === href) return seen.before;
  const isCleared = applied.length === 0 && seen.count > 0 && seen.family === family;
  const before = isCleared ? seen.href : undefined;
  setSeen({ ...now, before });
  return before;
}
