/** What the page says beside the filters that are on. */
export const changeTexts = {
  promoted: 'Filtros más usados',
  noLongerApplies: 'ya no aplica',
  cleared: 'Quitaste todos los filtros.',
  undo: 'Deshacer',
} as const;
