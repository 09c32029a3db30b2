/** Where a search bar stands: it is named after the place. */
export interface SearchBarPlace {
  readonly place: 'header' | 'home' | 'page';
}

const places: readonly SearchBarPlace['place'][] = ['header', 'home', 'page'];

/** Reads the props of whoever embeds the bar; an unknown place is an ordinary page. */
export function parsePlace(value: unknown): SearchBarPlace {
  const given = typeof value === 'object' && value !== null && 'place' in value ? value.place : undefined;
  return { place: places.find((place) => place === given) ?? 'page' };
}
