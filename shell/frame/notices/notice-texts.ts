/** Sentences of what lies over the page. */
export const noticeTexts = {
  toTop: 'Volver arriba',
  cookies: {
    title: 'Usamos cookies',
    text: 'Las necesarias hacen funcionar el portal. Con tu permiso también medimos qué te sirve, sin vender tus datos.',
    more: 'Leer el aviso',
    accept: 'Aceptar',
    failed: 'No pudimos guardar tu elección. Intenta de nuevo.',
  },
} as const;
