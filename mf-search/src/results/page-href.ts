/** The address of a page of a listing, out of that of its first. */
export function pageHref(firstPage: string, page: number): string {
  if (page === 1) return firstPage;
  return `${firstPage}${firstPage.includes('?') ? '&' : '?'}page=${page}`;
}
