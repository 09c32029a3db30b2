/** What is said wherever homes around the visitor are looked for. */
export const nearTexts = {
  failed: 'No pudimos buscar tu ubicación. Revisa tu conexión e intenta de nuevo.',
} as const;
