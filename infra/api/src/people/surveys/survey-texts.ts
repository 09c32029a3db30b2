/** Sentences about surveys. */
export const surveyTexts = {
  answered: 'Ya calificaste el portal. ¡Gracias por tu opinión!',
  ratedBuilder: 'Ya calificaste a esta constructora. ¡Gracias por tu opinión!',
  ownBuilder: 'No puedes calificar a tu propia constructora.',
  answeredShort: 'Ya respondiste esta encuesta. ¡Gracias!',
  unknownQuestion: 'La pregunta no es de esta encuesta',
  unknownOption: 'Elige una de las opciones',
  oneChoice: 'Elige una sola opción',
} as const;
