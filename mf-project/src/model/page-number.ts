/** The page that a query asks for, from 1; nothing where it asks for none that can be. */
export function pageNumber(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
