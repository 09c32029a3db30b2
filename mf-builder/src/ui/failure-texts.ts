/** Sentences of what failed outside of a form. */
export const failureTexts = {
  signedOut: 'Tu sesión terminó. Ingresa de nuevo e inténtalo otra vez: lo que escribiste sigue aquí.',
  /** What somebody else changed meanwhile. */
  changed: {
    lead: 'Alguien cambió este contacto mientras lo mirabas. Revisa lo último y vuelve a intentarlo.',
    visit: 'La visita cambió mientras la mirabas. Revisa lo último y vuelve a intentarlo.',
  },
} as const;
