/** Sentences about surveys. */
export const surveyTexts = {
  answered: 'Ya calificaste el portal. ¡Gracias por tu opinión!',
  ratedBuilder: 'Ya calificaste a esta constructora. ¡Gracias por tu opinión!',
  ownBuilder: 'No puedes calificar a tu propia constructora.',
} as const;
