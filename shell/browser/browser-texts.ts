/** Spanish words that the shell says in the browser. */
export const browserTexts = {
  partFailed: 'No pudimos cargar esta parte de la página.',
  retry: 'Reintentar',
} as const;
