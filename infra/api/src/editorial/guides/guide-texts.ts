/** Words on the sheets of guides. */
export const guideTexts = { mark: 'MATERIAL DE APOYO', origin: 'GUÍA' } as const;
