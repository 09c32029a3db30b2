/** Words in which people read of third parties. */
export const partyTexts = {
  officialRate: 'Tasa representativa del mercado (TRM)',
  euroRate: 'TRM por la tasa de referencia del BCE',
  ownProvider: 'Tu organización',
} as const;
