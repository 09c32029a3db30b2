/** Words of a plant's sheet: what is included, single homes, dates, sources, and passing it on. */
export const sheetTexts = {
  notIncluded: 'No figura como incluido',
  notIncludedNote: 'La constructora no lo menciona en este tipo. Pregúntale antes de separar.',
  grayWork: 'Se entrega en obra gris: los acabados corren por tu cuenta.',
  floorFinish: 'Acabado de pisos',
  parking: 'Parqueadero',

  price: 'Precio',
  handover: 'Entrega',
  reported: (day: string) => `informado el ${day}`,
  onPortalSince: (day: string) => `En el portal desde ${day}`,
  source: (builder: string, day: string) => `Informado por ${builder}; última actualización, ${day}.`,

  sheetTitle: 'Ficha de transparencia',
  administration: 'Administración',
  perMonth: (amount: string) => `${amount} al mes, aproximada`,
  finishes: 'Acabados',
  finishesGiven: (count: number) => (count === 1 ? '1 dotación informada' : `${count} dotaciones informadas`),
  priceSince: 'Precio vigente desde',
  sourceLabel: 'Fuente',
  notTold: 'No informado',
  imagesNote:
    'Las imágenes son representativas y pueden cambiar. Las áreas son aproximadas: la construida suma muros y ductos, la privada no. Precios, áreas y fechas son los que informa la constructora y hacen parte de la oferta.',

  tvTitle: 'Este proyecto en televisión',
  tvSee: (title: string) => `Ver el programa ${title}`,

  mapOf: (place: string) => `Mapa de los alrededores de ${place}`,
  mapNote: 'Círculos de 5, 10 y 15 minutos a pie. Los demás puntos son otros proyectos del portal.',
  seeMap: 'Ver los proyectos de esta parte del mapa',

  views: (count: string, days: number) =>
    `${count === '1' ? 'Una visita' : `${count} visitas`} en los últimos ${days} días`,
  drop: (percent: string, day: string) => `Bajó ${percent} el ${day}`,

  specification: 'Especificaciones',
  specificationFailed: 'No pudimos abrir las especificaciones. Revisa tu conexión e inténtalo de nuevo.',
  seeArea: 'Ver este inmueble',

  share: 'Compartir',
  shareTitle: 'Comparte este inmueble',
  shareFailed: 'No pudimos abrir las formas de compartir. Copia el enlace desde la barra de direcciones.',
  shareSystem: 'Compartir con otra aplicación',
  shareCopy: 'Copiar enlace',
  shareWhatsapp: 'WhatsApp',
  shareMail: 'Correo',
  shareText: (title: string, facts: string) => `Mira ${title}: ${facts}`,
  qr: 'Código QR de esta página',
  qrNote: 'Ábrela en otro teléfono con la cámara.',
  print: 'Imprimir',
  printed: (day: string) => `Impreso de la página del ${day}. Los datos pueden haber cambiado.`,
} as const;
