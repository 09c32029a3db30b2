/** Sentences of the shell's own pages. */
export const pageTexts = {
  notFound: {
    title: 'No encontrado (404)',
    text: 'Lo que estás buscando puede que ya no esté a la vista',
    options: 'Prueba estas opciones para continuar con tu búsqueda de vivienda nueva',
    cards: {
      projects: {
        title: 'Proyectos',
        text: 'Vivienda nueva en todo el país, con precios y planos.',
        action: 'Ver más',
      },
      blog: { title: 'Actualidad', text: 'Noticias y consejos para comprar sin sorpresas.', action: 'Ir al blog' },
      tools: { title: 'Herramientas', text: 'Calcula tu cuota, tu crédito y tus gastos.', action: 'Calcular' },
      guides: { title: 'Guías', text: 'El camino a tu vivienda, paso a paso.', action: 'Ver guías' },
    },
  },
  error: {
    title: 'Error 500',
    text: 'Algo falló de nuestro lado. Ya lo estamos revisando; mientras tanto, sigue buscando por aquí:',
  },
  unavailable: {
    title: 'Esta sección no está disponible por ahora',
    text: 'El resto del portal funciona. Intenta de nuevo en un momento.',
    retry: 'Reintentar',
  },
} as const;
