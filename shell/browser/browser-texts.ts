/** Spanish words that the shell says in the browser. */
export const browserTexts = {
  partFailed: 'No pudimos cargar esta parte de la página.',
  overlayFailed: 'No pudimos abrirlo. Revisa tu conexión e inténtalo de nuevo.',
  retry: 'Reintentar',
  cardArrows: '← → más acciones',
} as const;
