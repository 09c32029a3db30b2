/** Which call takes a landing form, with the path to which a browser without script posts it. */
export const landingPaths = {
  landing: '/landing',
  potential: '/contactos/potenciales',
  tv: '/landing/tv',
  postcard: '/landing/postales',
} as const;
export type LandingKind = keyof typeof landingPaths;
