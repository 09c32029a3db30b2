/** What stands in the place of a page of another server. */
export const legacyTexts = {
  missing: 'No encontramos esta página',
  away: 'Esta página no está disponible por ahora',
} as const;
