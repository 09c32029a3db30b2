/** Sentences about favourites and comparisons. */
export const savedTexts = {
  favourite: {
    deleted: 'Quitamos el inmueble de tus favoritos.',
    absent: 'Este inmueble no está en tus favoritos.',
    full: 'Puedes guardar máximo 200 favoritos. Quita alguno para agregar otro.',
  },
  comparison: {
    saved: 'Guardamos tu comparación.',
    deleted: 'Eliminamos la comparación.',
    few: 'Necesitas al menos 2 proyectos para guardar una comparación.',
    many: 'No puedes comparar más de 4 proyectos.',
    full: 'Puedes guardar máximo 5 comparaciones. Elimina una para guardar otra.',
    unavailable: 'Alguno de los proyectos ya no está disponible.',
  },
  exclusive: 'Esta función no está disponible para tu tipo de cuenta.',
} as const;
