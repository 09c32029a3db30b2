import type { AnswerWay, LeadState } from './contact-states.ts';
import type { VisitState } from './visit-state.ts';

/** Where a request stands, as the sales room reads it. */
export const leadStateLabels: Readonly<Record<LeadState, string>> = {
  new: 'Nuevo',
  contacted: 'En contacto',
  'visit-booked': 'Visita agendada',
  attended: 'Atendido',
  discarded: 'Descartado',
};

/** How a person is, or was, answered. */
export const answerWayLabels: Readonly<Record<AnswerWay, string>> = {
  phone: 'Llamada',
  whatsapp: 'WhatsApp',
  email: 'Correo',
};

/** Where a visit stands, as the sales room reads it. */
export const visitStateLabels: Readonly<Record<VisitState, string>> = {
  asked: 'Por confirmar',
  proposed: 'Propuesta, espera a la persona',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
};
