/** Words of the search over all versions. */
export const releasesTexts = {
  title: 'Versiones',
  lead: 'Lo que se ha subido de todos los remotos, de lo más nuevo a lo más antiguo.',
  field: 'Buscar por versión, commit, autor, tiquete o palabras del cambio',
  search: 'Buscar versiones',
  list: 'Versiones encontradas',
  empty: 'Ninguna versión coincide',
  emptyLead: (text: string) => `No hay ninguna con «${text}». Prueba con menos palabras.`,
  none: 'Todavía no se ha subido nada',
  noneLead: 'Aquí aparecerá cada versión que se publique.',
  clear: 'Ver todas',
  older: 'Ver más antiguas',
};
