import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';

/** Sentences about contacts and appointments. */
export const contactTexts = {
  sent: 'Tus datos se han enviado correctamente',
  unavailable: 'Proyecto no disponible',
  day: 'Elige una fecha y una hora disponibles',
  hours: 'A esa hora la sala de ventas no atiende: elige otra',
  country: 'El número debe ser del país donde vives',
  fairOver: 'Esta feria ya terminó: no recibe más registros.',
  refused: 'No pudimos enviar tu solicitud',
  mannerSaved: 'Guardamos cómo prefieres que te contacten.',
  kinds: { 'in-person': 'en la sala de ventas', video: 'por videollamada' } satisfies Record<AppointmentKind, string>,
  calendar: {
    name: 'Citas',
    titles: { 'in-person': 'Visita', video: 'Videollamada' } satisfies Record<AppointmentKind, string>,
    asked: (builder: string, time: string) =>
      `Pediste esta cita con ${builder}, que te la confirmará. Hora de Colombia: ${time}.`,
    phone: (phone: string) => `Teléfono de la sala de ventas: ${phone}`,
  },
  thanks: {
    answer: (builder: string) => `${builder} te contactará pronto. Te enviamos una copia a tu correo.`,
    visit: (when: string) => `Pediste una cita para el ${when}, hora de Colombia.`,
    keep: 'Guardar la cita en mi calendario',
    back: (project: string) => `Volver a ${project}`,
  },
  chat: (home: string, code: string) => `Hola, quiero saber más de ${home} (código ${code})`,
} as const;
