/** Sentences of the lists of features. */
export const featureTexts = {
  search: 'Buscar en la lista',
  chosen: (count: number, max: number) => `${count} de ${max} elegidas`,
  results: (count: number) => (count === 1 ? '1 opción' : `${count} opciones`),
  none: 'Nada coincide. Puedes agregarla como propia.',
  full: 'Ya elegiste el máximo. Quita una para agregar otra.',
  own: 'Agregar una propia',
  ownHelp: 'El equipo del portal la revisa antes de mostrarla en la lista.',
  add: 'Agregar',
  remove: (name: string) => `Quitar ${name}`,
  states: { new: 'Nueva', pending: 'En revisión', approved: 'Aprobada', rejected: 'Rechazada' },
  reason: (reason: string) => `Motivo: ${reason}`,
} as const;
