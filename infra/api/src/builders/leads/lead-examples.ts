import type { Letter } from '../../engine/mail/mail-letter.ts';
import { appointmentFilePath } from '../../people/contacts/contact-paths.ts';
import { visitCalledOff, visitConfirmed, visitProposed } from './lead-letters.ts';
import type { LeadOrder } from './lead-orders.ts';

const factsAt = (origin: string) => ({
  person: 'Sofía Núñez',
  project: 'Alameda 170',
  builder: 'Guayacán',
  when: 'martes 24 de noviembre a las 10:30 a. m., en la sala de ventas',
  visitLink: `${origin}/api/citas?cita=1&token=abc`,
  origin,
});
const calendarPath = appointmentFilePath(7, { dia: '2026-11-24', hora: '10:30', modo: 'in-person' });

/** The letters about a builder's answer with invented contents. */
export const leadExamples: Readonly<Record<LeadOrder['template'], (origin: string) => readonly Letter[]>> = {
  'visit-confirmed': (origin) => [
    visitConfirmed(factsAt(origin), 'Calle 170 # 67-12', calendarPath),
    visitConfirmed(factsAt(origin), null, null),
  ],
  'visit-proposed': (origin) => [visitProposed(factsAt(origin))],
  'visit-called-off': (origin) => [visitCalledOff(factsAt(origin), 'Ese día la sala de ventas no abre.')],
};
