/** Sentences about favourites and comparisons. */
export const savedTexts = {
  favourite: {
    deleted: 'Quitamos el inmueble de tus favoritos.',
    absent: 'Este inmueble no está en tus favoritos.',
    full: 'Puedes guardar máximo 200 favoritos. Quita alguno para agregar otro.',
    noted: 'Guardamos tu nota.',
  },
  list: {
    created: 'Creamos la lista.',
    renamed: 'Cambiamos el nombre de la lista.',
    deleted: 'Eliminamos la lista. Sus inmuebles siguen en tus favoritos.',
    moved: 'Movimos el inmueble.',
    taken: 'Ya tienes una lista con ese nombre.',
    full: 'Puedes tener máximo 20 listas. Elimina una para crear otra.',
  },
  comparison: {
    saved: 'Guardamos tu comparación.',
    deleted: 'Eliminamos la comparación.',
    renamed: 'Cambiamos el nombre de la comparación.',
    few: 'Necesitas al menos 2 proyectos para guardar una comparación.',
    many: 'No puedes comparar más de 4 proyectos.',
    full: 'Puedes guardar máximo 5 comparaciones. Elimina una para guardar otra.',
    unavailable: 'Alguno de los proyectos ya no está disponible.',
  },
  exclusive: 'Esta función no está disponible para tu tipo de cuenta.',
} as const;
