import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of the launches: their index, a launch and the thanks [M088]. */
export const launchTexts = {
  home: 'Inicio',
  launches: 'Lanzamientos',

  heading: 'Proyectos en lanzamiento',
  headingIn: (city: string) => `Proyectos en lanzamiento en ${city}`,
  lead: 'Conócelos antes que nadie: apenas salen a la venta, con toda su oferta por escoger y muchas veces con precio de lanzamiento.',
  indexTitle: (page: number) => `Lanzamientos de vivienda nueva${page > 1 ? `, página ${page}` : ''} | ${productName}`,
  indexTitleIn: (city: string) => `Lanzamientos de vivienda nueva en ${city} | ${productName}`,
  indexDescription:
    'Proyectos de vivienda nueva que apenas salen a la venta: precios de lanzamiento, planos, cuota mensual y fecha de entrega.',
  count: { one: 'proyecto en lanzamiento', many: 'proyectos en lanzamiento' },
  byCity: 'Lanzamientos por ciudad',
  allCities: 'Todas las ciudades',
  pages: 'Páginas de lanzamientos',
  empty: 'No hay lanzamientos por ahora',
  emptyHint: 'Cada semana salen proyectos nuevos. Mientras tanto puedes mirar los que ya están a la venta.',
  seeProjects: 'Ver proyectos de vivienda nueva',
  seeAll: 'Ver todos los lanzamientos',

  title: (project: string, place: string) => `${project}: lanzamiento en ${place} | ${productName}`,
  description: (project: string, place: string, builder: string) =>
    `${project}, nuevo proyecto de ${builder} en ${place}: descripción, galería, características, planos, cuota mensual y ubicación.`,
  byBuilder: 'Un proyecto de',
  delivery: (month: string) => `Entrega estimada: ${month}`,
  wantInfo: 'Quiero más información',

  anchorDescription: 'Descripción',
  anchorGallery: 'Galería',
  anchorFeatures: 'Características',
  anchorPlans: 'Planos',
  anchorQuote: 'Calcular cuota',
  anchorLocation: 'Ubicación',
  galleryTitle: 'Galería',

  plansTitle: 'Planos y áreas',
  noPlans: 'La constructora todavía no publica los planos de este lanzamiento. Pídeselos con el formulario.',
  seeHome: 'Ver este inmueble',
  rooms: { one: 'habitación', many: 'habitaciones' },
  baths: { one: 'baño', many: 'baños' },

  quoteTitle: 'Calcular cuota',
  quoteLead: (years: number) =>
    `Cuota mensual aproximada de cada tipo de inmueble, con un crédito a ${years} años y la cuota inicial del proyecto.`,
  quoteNone:
    'La constructora informa los precios de este lanzamiento cuando la contactas. Con el precio podrás calcular tu cuota.',
  quoteCaption: 'Cuota mensual aproximada por tipo de inmueble',
  homeType: 'Inmueble',
  price: 'Precio',
  initialFee: 'Cuota inicial',
  monthly: 'Cuota mensual aproximada',
  creditOf: (amount: string) => `${amount} son del crédito`,
  adjust: 'Cambiar plazo y tasa',
  adjustOf: (home: string) => `de ${home}`,
  priceToConfirm: 'Precio por confirmar',
  quoteNote: (rate: string) =>
    `Tasa usada ${rate} E.A. Es una referencia, no una oferta de crédito; incluye otros cargos, seguros y administración estimados.`,

  form: {
    title: 'Recibe la información del lanzamiento',
    lead: (builder: string) => `Precios, planos y disponibilidad, sin costo. Te escribe o te llama ${builder}.`,
    interest: '¿Qué inmueble te interesa?',
    choose: 'Todavía no sé',
    consent: (builder: string) =>
      `Autorizo a ${productName} y a ${builder} para tratar mis datos con el fin de informarme de este lanzamiento, según la Ley 1581 de 2012 y la`,
    policy: 'Política de tratamiento de datos',
    send: 'Quiero más información',
    or: 'O escríbele ya',
  },

  thanks: {
    documentTitle: `¡Gracias! Recibimos tus datos | ${productName}`,
    description: 'Recibimos tu solicitud: pronto tendrás la información del lanzamiento.',
    heading: '¡Gracias! Ya estás en la lista',
    lead: 'Recibimos tus datos. En un día hábil te llega la información del lanzamiento: precios, planos y disponibilidad.',
    meanwhile: 'Mientras tanto',
    back: 'Volver al lanzamiento',
    others: 'Ver otros lanzamientos',
    projects: 'Ver proyectos',
    brand: productName,
    data: 'Habeas data',
    terms: 'Términos y condiciones',
  },
} as const;
