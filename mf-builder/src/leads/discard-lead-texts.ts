/** Sentences of the question why a contact is discarded. */
export const discardTexts = {
  title: (name: string) => `¿Descartar a ${name}?`,
  lead: 'Tu equipo verá el motivo en la historia del contacto. La persona no lo ve.',
  reason: 'Motivo',
  short: 'Escribe al menos 3 letras, o déjalo en blanco',
  act: 'Descartar contacto',
  keep: 'Conservarlo',
} as const;
