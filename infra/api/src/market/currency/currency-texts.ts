/** Words about exchange rates. */
export const currencyTexts = { ownSource: 'Tasas de referencia del portal' } as const;
