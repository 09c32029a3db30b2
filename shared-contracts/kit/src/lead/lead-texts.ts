/** Words of every lead form [M071]. */
export const leadTexts = {
  homeCity: 'Ciudad donde vives',
  interestCity: '¿En qué ciudad buscas?',
  choose: 'Elige una opción',
  policy: 'política de habeas data',
  sending: 'Enviando…',
  failed: 'Error al enviar el formulario. Intenta de nuevo.',
} as const;
