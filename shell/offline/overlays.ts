/** Fragments that handle hearts, forms and comparisons on every page, as the shell in the browser wakes them: they bring no data. */
export const overlays = [
  ['mf-account', 'sign'],
  ['mf-project', 'contact'],
  ['mf-comparator', 'comparator'],
] as const;

/** Whether an address is that of the data of one of them. */
export function isOverlayData(pathname: string): boolean {
  return overlays.some(([owner, name]) => pathname === `/_fragment/${owner}/${name}`);
}
