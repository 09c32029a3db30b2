/** Sentences about open sessions and known browsers. */
export const sessionTexts = {
  forgotten: 'Olvidamos el dispositivo. Si ingresas desde él, te avisamos por correo.',
} as const;
