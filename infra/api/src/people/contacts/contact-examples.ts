import type { Letter } from '../../engine/mail/mail-letter.ts';
import { type ContactFacts, contactForBuilder, contactForPerson, contactForPortal } from './contact-letters.ts';
import type { ContactOrder } from './contact-orders.ts';
import { appointmentFilePath } from './contact-paths.ts';

const contact: ContactFacts = {
  name: 'Sofía Núñez',
  email: 'sofia@example.com',
  phone: '+573001234567',
  residence: 'Bogotá, Colombia',
  project: 'Alameda 170',
  plant: 'Tipo A',
  builder: 'Guayacán',
  appointment: 'martes 24 de noviembre a las 10:30 a. m., en la sala de ventas',
  calendarPath: appointmentFilePath(7, { dia: '2026-11-24', hora: '10:30', modo: 'in-person' }),
  manner: 'WhatsApp · Lunes a viernes de 5 p. m. a 7 p. m.',
  message: 'Busco dos alcobas con balcón.\nGracias.',
  origin: 'Sin UTM',
};

const withoutVisit: ContactFacts = { ...contact, appointment: null, calendarPath: null };
const consent = 'Autorizo a Umbral y a la constructora…';

const toPortal = {
  ...{ ...withoutVisit, project: null, plant: null, builder: null, message: 'Queremos publicar dos proyectos.' },
  about: 'Formulario de una página',
  answers: [
    ['Formulario', 'impulsa-tus-proyectos'],
    ['Empresa', 'Obras del Sur'],
  ],
} as const;

/** The letters about contacts with invented contents. */
export const contactExamples: Readonly<Record<ContactOrder['template'], (origin: string) => readonly Letter[]>> = {
  'contact-builder': (origin) => [contactForBuilder(contact, origin, 1)],
  'contact-portal': (origin) => [
    contactForPortal(toPortal, origin, 1),
    contactForPortal({ ...toPortal, appointment: contact.appointment }, origin, 1),
  ],
  'contact-person': (origin) => [
    contactForPerson(contact, { consent, visitLink: `${origin}/api/citas?cita=1&token=abc`, origin }),
    contactForPerson(withoutVisit, { consent, visitLink: null, origin }),
  ],
};
