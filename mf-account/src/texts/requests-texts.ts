import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of "Mis solicitudes". */
export const requestsTexts = {
  title: 'Tus solicitudes',
  documentTitle: `Tus solicitudes | ${productName}`,
  lead: (count: number) => (count === 1 ? 'Has escrito a 1 constructora' : `Has enviado ${count} solicitudes`),
  empty: 'La lista esta vacía',
  emptyHint: 'Cuando contactes a una constructora o pidas una cita, la encuentras aquí.',
  explore: 'Buscar proyectos',
  states: {
    withdrawn: 'Retiraste tu autorización',
    cancelled: 'Cancelaste la cita',
    'called-off': 'La constructora canceló la cita',
    proposed: 'La constructora te propone esta hora',
    confirmed: 'Cita confirmada',
    past: 'La cita ya pasó',
    moved: 'Cita movida, por confirmar',
    asked: 'Cita pedida, por confirmar',
    sending: 'La estamos enviando',
    sent: 'Enviada a la constructora',
    attended: 'La constructora te respondió',
    closed: 'Cerrada',
  },
  /** `day` is ISO, `time` is `HH:MM`. */
  visit: (day: string, time: string, kind: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const where = kind === 'video' ? 'por videollamada' : 'en la sala de ventas';
    return `${formatWeekday(day)} a ${withArticle(formatClock(hours, minutes))}, ${where} (hora de Colombia)`;
  },
  visitLabel: 'Cita',
  reason: (reason: string) => `Motivo: ${reason}`,
  agree: 'Aceptar esta hora',
  sentOn: (day: string) => `Enviada el ${day}`,
  message: 'Tu mensaje',
  move: 'Mover la cita',
  cancel: 'Cancelar la cita',
  calendar: 'Guardar en mi calendario',
  withdraw: 'Retirar mi autorización',
  close: 'Volver',
  moving: {
    title: (project: string) => `Mueve tu cita en ${project}`,
    needed: 'Elige un día y una hora',
    save: 'Mover la cita',
    saving: 'Moviendo…',
  },
  cancelling: {
    title: '¿Cancelamos tu cita?',
    text: (project: string) => `Le avisamos a la constructora de ${project} que no la espere.`,
    act: 'Sí, cancelar la cita',
  },
  withdrawing: {
    title: '¿Retiras tu autorización?',
    text: (builder: string) =>
      `${builder} ya no podrá contactarte por esta solicitud, y le pedimos que borre tus datos. Si hay una cita, se cancela.`,
    act: 'Sí, retirarla',
  },
  failed: 'No pudimos guardar el cambio. Revisa tu conexión e intenta de nuevo.',
} as const;
