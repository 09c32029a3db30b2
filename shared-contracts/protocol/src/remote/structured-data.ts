import type { Head } from './head.ts';

/**
 * Structured data of a page's head. Only documents tell programs anything: in the browser the head is without, and the
 * release carries no code for it.
 */
export function structuredData(tell: () => NonNullable<Head['jsonLd']>): Pick<Head, 'jsonLd'> {
  return typeof window === 'undefined' ? { jsonLd: tell() } : {};
}
