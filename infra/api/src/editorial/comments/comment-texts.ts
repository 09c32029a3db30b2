/** Sentences about comments. */
export const commentTexts = {
  many: 'Escribiste muchos comentarios. Espera unos minutos.',
} as const;
