/** Names of the form's fields that the address does not have: both ends of a range, and the mark of a sent form. */
export const formKeys = {
  sent: 'filtros',
  priceMin: 'pmin',
  priceMax: 'pmax',
  areaMin: 'amin',
  areaMax: 'amax',
} as const;
