/** Names of the form's fields that the address of a listing does not have. */
export const formKeys = {
  /** The mark of a sent form. */
  sent: 'filtros',
  priceMin: 'pmin',
  priceMax: 'pmax',
  areaMin: 'amin',
  areaMax: 'amax',
  nearPoint: 'punto',
  nearRadius: 'radio',
  reachMinutes: 'minutos',
  reachMode: 'modo',
  /** What the search bar shows: its prices or its monthly payments. */
  money: 'dinero',
  /** Choices of the listing that the form was sent from; on a listing, those that a change took away. */
  earlier: 'antes',
  /** On a listing: filters that could not be taken as they came, such as ranges whose ends came in the wrong order. */
  crossed: 'cruce',
  /** On a listing: its filter sheet stands open, drawn by the server. */
  sheet: 'panel',
} as const;

/** The two ways of the search bar to say what a home may cost. */
export const moneyWays = { price: 'precio', monthly: 'cuota' } as const;

/** How an address says that a price or a payment did not count, by its key. */
export function unseenMark(key: string): string {
  return `${formKeys.money}-${key}`;
}

/** Kilometres around a visitor: what the form takes, how far its slider goes, and what it begins with. */
export const radiusKm = { min: 1, usual: 5, aroundCity: 15, slider: 50, max: 100 } as const;
