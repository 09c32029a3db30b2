/** Sentences about lists that forms choose from. */
export const catalogueTexts = { unknownChoice: 'Elige una de las opciones' } as const;
