/** Words of the parts that several pages and fragments show. */
export const sharedTexts = {
  rating: (stars: string, opinions: string) => `Calificación ${stars} de 5, ${opinions}`,
  opinions: { one: 'opinión', many: 'opiniones' },
  notRated: 'Sin calificaciones todavía',
} as const;
