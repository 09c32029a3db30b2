import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';

/** Sentences about what a builder says to a visit. */
export const visitAnswerTexts = {
  /** `day` is ISO, `time` is `HH:MM`. */
  when: (day: string, time: string, kind: 'in-person' | 'video') => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const where = kind === 'video' ? 'por videollamada' : 'en la sala de ventas';
    return `${formatWeekday(day)} a ${withArticle(formatClock(hours, minutes))}, ${where}`;
  },
  past: 'La visita ya pasó.',
  confirm: 'Confirmar',
  propose: 'Proponer otra hora',
  cancel: 'Cancelar visita',
  calendar: 'Guardar en calendario',
  ofWhom: (action: string, name: string) => `${action}: visita de ${name}`,
  failed: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
  partFailed: 'No pudimos abrir la pregunta. Revisa tu conexión e inténtalo de nuevo.',
} as const;
