import type { Layout } from '@umbral/protocol/routes/owners.ts';

const withoutHeader: ReadonlySet<Layout> = new Set(['clean', 'landing']);
const withoutFooter: ReadonlySet<Layout> = new Set(['landing']);

/** Which layouts have the portal's header [B016]. */
export function hasHeader(layout: Layout): boolean {
  return !withoutHeader.has(layout);
}

/** Which layouts have the footer [B016]. */
export function hasFooter(layout: Layout): boolean {
  return !withoutFooter.has(layout);
}
