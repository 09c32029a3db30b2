/** Sentences of what happened to the safety of the own account. */
export const activityTexts = {
  title: 'Actividad reciente',
  lead: 'Lo que pasó con tu cuenta en los últimos 24 meses. Si no reconoces algo, cambia tu contraseña: cerramos tus otras sesiones.',
  none: 'Todavía no hay nada que contar.',
  unreadable: 'No pudimos cargar la actividad de tu cuenta.',
  network: (network: string) => `red ${network}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  times: (what: string, times: number) => `${what}, ${times} veces`,
  pages: 'Más actividad de tu cuenta',
} as const;
