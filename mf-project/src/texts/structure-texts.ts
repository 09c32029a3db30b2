/** Words of what programs read of a page. */
export const structureTexts = {
  area: 'Área',
};
