/** What is said where there is no line. */
export const offlineTexts = {
  /** A page that is open loses its line. */
  lost: 'Te quedaste sin conexión. Puedes seguir viendo lo que ya abriste; lo que le escribas a un proyecto lo enviamos cuando vuelva.',
  banner: {
    label: 'Sin conexión',
    offline: 'Estás sin conexión: lo que ves es de',
    /** Before the moment of today, and of another day. */
    today: 'las',
    moment: 'ahora',
    backText: 'Ya volvió la conexión.',
    back: 'Ver la página de ahora',
  },
  page: {
    title: 'Estás sin conexión',
    lead: 'Esta página no está en tu dispositivo. Cuando vuelva la conexión la abrimos; mientras tanto, puedes ver lo que ya habías abierto:',
    nothing: 'Todavía no hay páginas guardadas en este dispositivo. Las que abras con conexión quedarán aquí.',
    again: 'Intentar de nuevo',
    kinds: { own: 'Lo tuyo', home: 'Viviendas que viste', list: 'Tus últimas listas' },
    of: 'de',
  },
} as const;
