import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { withArticle } from '@umbral/domain/format/format-date.ts';

/** Words of the contact form. */
export const contactTexts = {
  visitStep: '1. ¿Cuándo quieres visitarlo? (opcional)',
  ownZone: (city: string | undefined) => ` · abajo, tu hora${city ? ` (${city})` : ''}`,
  dataStep: '2. Tus datos',
  furtherWithVisit: 'Agregar un mensaje o una cita (opcional)',
  further: 'Agregar un mensaje (opcional)',
  message: 'Mensaje',
  questionsLead: 'Empieza con una pregunta',
  questions: [
    '¿Qué unidades quedan y a qué precio?',
    '¿Cómo es el plan de pagos?',
    '¿Puedo usar un subsidio?',
    '¿Cuándo entregan?',
    '¿Qué acabados están incluidos?',
  ],
  whatsapp: 'Prefiero que me escriban por WhatsApp',
  whatsappHelp: 'Primero guardamos tu solicitud; después puedes seguir la conversación allá.',
  news: 'Quiero recibir alertas y novedades de vivienda nueva (opcional)',
  thirdParties:
    'Autorizo que mis datos se compartan de forma cifrada con redes publicitarias para medir campañas, según la Ley 1581 de 2012 y el Decreto 1377 de 2013. Esta autorización es opcional.',
  writtenToday: (project: string) =>
    `Hoy ya enviaste una solicitud sobre ${project}. ${validationMessages.contactOncePerDay}`,
  send: 'Contactar',
  sending: 'Enviando…',
  sent: 'Tus datos se han enviado correctamente',
  sentLead: (builder: string) => `${builder} te responderá pronto. Te enviamos una copia a tu correo.`,
  replyHours: (from: string | undefined) =>
    `Por ley te escriben o llaman de lunes a viernes de 7:00 a. m. a 7:00 p. m. y los sábados de 8:00 a. m. a 3:00 p. m. Pueden responderte ${from ? `desde el ${from}` : 'desde ya.'}`,
  appointment: (day: string, clock: string) =>
    `Pediste una cita para el ${day} a ${withArticle(clock)}, hora de Colombia. Te la confirmarán.`,
  calendar: 'Guardar en mi calendario',
  goOnByWhatsapp: 'Seguir por WhatsApp',
  whatsappMessage: (project: string, plant: string, code: string) =>
    `Hola, acabo de enviar mis datos por Umbral y quiero saber más de ${project} · ${plant} (código ${code}).`,
  another: 'Enviar otra solicitud',

  loading: 'Cargando el formulario',
  loadFailed: 'No pudimos cargar el formulario de contacto.',
} as const;
