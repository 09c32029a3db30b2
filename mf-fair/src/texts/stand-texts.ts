import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words of a stand's page. */
export const standTexts = {
  documentTitle: (stand: string, fair: string, page: number) =>
    page > 1 ? `${stand}, ${fair}, página ${page} | ${productName}` : `${stand}, ${fair} | ${productName}`,
  description: (builder: string, fair: string, projects: string) =>
    `${builder} en ${fair}: ${projects}, beneficios con su fecha y atención en el estand.`,
  notFound: 'Estand no encontrado',
  host: (name: string, hours: string) => `Atiende ${name}. ${hours}`,
  benefits: 'Beneficios de este estand',
  projects: 'Proyectos del estand',
  empty: 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.',
  emptyHint: 'Este estand no tiene proyectos a la venta en este momento.',
  toFair: 'Volver a la feria',
  builder: (name: string) => `Conocer a ${name}`,
  talk: {
    title: 'Habla con el estand',
    now: 'Hablar ahora',
    open: (host: string, until: string) => `${host} atiende ahora, hasta las ${until}`,
    openAlways: (host: string) => `${host} atiende ahora.`,
    closed: (from: string) => `Ahora no hay quien atienda (abre el ${from}). Escribe o agenda una cita y te responden.`,
    unlawful:
      'A esta hora la ley no permite que te contacten: te responden de lunes a viernes de 7:00 a. m. a 7:00 p. m. y los sábados de 8:00 a. m. a 3:00 p. m. Agenda una cita.',
    opening: (day: string, clock: string) => `${day} a ${clock}`,
    whatsapp: 'Hablar por WhatsApp',
    chat: (builder: string, fair: string) =>
      `Hola, estoy en el estand de ${builder} en ${fair} y quiero hablar con un asesor.`,
    call: (phone: string) => `Llamar al ${phone}`,
    book: 'Agendar una cita',
    write: 'Escribir al estand',
  },
  form: (builder: string) => `Mensaje a ${builder}`,
  message: 'Mensaje',
  send: 'Enviar al estand',
  sending: 'Enviando…',
  sent: 'Tus datos se han enviado correctamente',
  sentLead: (builder: string) => `${builder} te responderá pronto. Te enviamos una copia a tu correo.`,
  another: 'Escribir otro mensaje',
} as const;
