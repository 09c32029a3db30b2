import type { Letter } from '../../engine/mail/mail-letter.ts';
import { appointmentFilePath } from '../contacts/contact-paths.ts';
import {
  agreedForBuilder,
  cancelledForBuilder,
  cancelledForPerson,
  movedForBuilder,
  movedForPerson,
  withdrawnForBuilder,
} from './visit-letters.ts';
import type { VisitOrder } from './visit-orders.ts';

const factsAt = (origin: string) => ({
  person: 'Sofía Núñez',
  project: 'Alameda 170',
  builder: 'Guayacán',
  when: 'martes 24 de noviembre a las 10:30 a. m., en la sala de ventas',
  origin,
  contactId: 1,
});
const calendarPath = appointmentFilePath(7, { dia: '2026-11-24', hora: '10:30', modo: 'in-person' });

/** The letters about visits with invented contents. */
export const visitExamples: Readonly<Record<VisitOrder['template'], (origin: string) => readonly Letter[]>> = {
  'visit-moved': (origin) => [
    movedForBuilder(factsAt(origin)),
    movedForPerson(factsAt(origin), calendarPath, `${origin}/api/citas?cita=1&token=abc`),
    movedForPerson(factsAt(origin), null, `${origin}/api/citas?cita=1&token=abc`),
  ],
  'visit-agreed': (origin) => [agreedForBuilder(factsAt(origin))],
  'visit-cancelled': (origin) => [cancelledForBuilder(factsAt(origin)), cancelledForPerson(factsAt(origin))],
  'request-withdrawn': (origin) => [withdrawnForBuilder(factsAt(origin))],
};
