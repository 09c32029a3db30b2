import { productName } from 'shared-contracts/domain/product.ts';

/** Words of the contact form. */
export const contactTexts = {
  title: 'Contacta a la constructora',
  lead: (builder: string) => `${builder} recibe tus datos y te responde directamente.`,
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  homeCountry: 'País donde vives',
  homeCity: 'Ciudad donde vives',
  citiesFound: (count: number) => (count === 1 ? '1 ciudad' : `${count} ciudades`),
  schedule: 'Quiero agendar una visita',
  day: 'Día',
  dayPlaceholder: 'Elige un día',
  time: 'Hora',
  timePlaceholder: 'Elige una hora',
  scheduleHelp: 'De lunes a sábado, de 10:00 a. m. a 4:00 p. m., hora de Colombia.',
  whatsapp: 'Prefiero que me escriban por WhatsApp',
  consent: (builder: string) =>
    `Autorizo a ${productName} y a ${builder} para tratar mis datos con el fin de responder esta solicitud, según la Ley 1581 de 2012 y la`,
  policy: 'Política de tratamiento de datos',
  news: 'Quiero recibir alertas y novedades de vivienda nueva (opcional)',
  send: 'Contactar',
  sending: 'Enviando…',
  sent: 'Tus datos se han enviado correctamente',
  sentLead: (builder: string) => `${builder} te responderá pronto. Te enviamos una copia a tu correo.`,
  another: 'Enviar otra solicitud',
  failed: 'No pudimos enviar tus datos. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  newsFailed: 'Tu solicitud llegó, pero no pudimos suscribirte a las novedades.',
  needsScript: 'Para enviar este formulario activa JavaScript, o escríbenos por WhatsApp o por teléfono.',
  loading: 'Cargando el formulario',
  loadFailed: 'No pudimos cargar el formulario de contacto.',
} as const;
