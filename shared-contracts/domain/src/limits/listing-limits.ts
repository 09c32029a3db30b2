/** Results on one page of a listing, in cards. */
export const pageSize = 24;
/** Homes that a row of featured ones shows, by the place where it stands. */
export const featured = { home: 6, listing: 8, homeProjects: 12, related: 3, cities: 4 } as const;
/** Pictures of a home that its card can turn through. */
export const cardImages = 3;
/** Characters from which a typed text is searched for [B041]. */
export const minQueryLength = 3;
/** Milliseconds without a key press after which what was typed is searched for. */
export const autocompleteDelayMs = 500;
