/** Sentences of what lies over the page. */
export const noticeTexts = {
  toTop: 'Volver arriba',
  log: { title: 'Notificaciones', empty: 'Aún no hay mensajes en esta visita.' },
  cookies: {
    title: 'Usamos cookies',
    text: 'Las necesarias hacen funcionar el portal. Con tu permiso también medimos qué te sirve, sin vender tus datos.',
    more: 'Leer el aviso',
    all: 'Aceptar todas',
    necessary: 'Solo las necesarias',
    refused: 'No pudimos guardar tu elección. Intenta de nuevo.',
    failed:
      'No pudimos comunicarnos con el servidor. Tu elección no quedó guardada: revisa tu conexión e intenta de nuevo.',
  },
} as const;
