/** Chips of a sentence for what no filter of the panel shows. */
export const sentenceTexts = {
  near: 'Cerca de ti',
  order: (name: string) => `Orden: ${name.toLowerCase()}`,
} as const;
