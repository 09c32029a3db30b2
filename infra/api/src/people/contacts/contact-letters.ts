import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';
import { leadPath, portalContactPath } from './lead-path.ts';

export interface ContactFacts {
  name: string;
  email: string;
  phone: string;
  residence: string;
  project: string | null;
  plant: string | null;
  builder: string | null;
  appointment: string | null;
  /** Path of the appointment's calendar file. */
  calendarPath: string | null;
  /** How and when the person wants to be contacted; empty where any will do. */
  manner: string;
  message: string | null;
  origin: string;
}

function contactRows(contact: ContactFacts): (readonly [string, string])[] {
  const rows: [string, string | null][] = [
    ['Nombre', contact.name],
    ['Correo', contact.email],
    ['Teléfono', contact.phone],
    ['Prefiere', contact.manner],
    ['Vive en', contact.residence],
    ['Proyecto', contact.project],
    ['Tipo', contact.plant],
    ['Cita', contact.appointment],
    ['Mensaje', contact.message],
    ['Origen', contact.origin],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** To the builder: who asks to be called. */
export function contactForBuilder(contact: ContactFacts, origin: string, contactId: number): Letter {
  return {
    subject: contact.project ? `Nuevo contacto: ${contact.project}` : `Nuevo contacto en ${product}`,
    greeting: 'Hola:',
    paragraphs: ['Una persona dejó sus datos y autorizó que la contactes para responder su solicitud.'],
    facts: contactRows(contact),
    button: { label: 'Ver el contacto', href: origin + leadPath(contactId) },
    footer,
  };
}

/** What was written to the portal itself. */
export interface PortalFacts extends ContactFacts {
  /** What for, in words. */
  readonly about: string;
  /** The form's own questions with their answers. */
  readonly answers: readonly (readonly [string, string])[];
}

/** To the portal's own team: who has written to the portal, and to no builder. */
export function contactForPortal(contact: PortalFacts, origin: string, contactId: number): Letter {
  return {
    subject: `${product} tiene un contacto por responder: ${contact.about}`,
    greeting: 'Hola:',
    paragraphs: [
      `${contact.name} le escribió a ${product} y no a una constructora: la respuesta nos toca a nosotros. Si respondes este correo, le llega directamente.`,
      ...(contact.appointment ? [`Pidió una cita para el ${contact.appointment}.`] : []),
    ],
    facts: [...contactRows(contact), ...contact.answers],
    button: { label: 'Ver el contacto', href: origin + portalContactPath(contactId) },
    footer,
  };
}

interface PersonFacts {
  /** What was agreed to. */
  readonly consent: string;
  /** Where the visit is moved or called off. */
  readonly visitLink: string | null;
  readonly origin: string;
}

/** To the person: that the data arrived, at whom, and what was agreed to. */
export function contactForPerson(contact: ContactFacts, { consent, visitLink, origin }: PersonFacts): Letter {
  const whom = contact.builder ?? product;
  return {
    subject: contact.project ? `Recibimos tu solicitud sobre ${contact.project}` : 'Recibimos tu solicitud',
    greeting: `Hola, ${contact.name}:`,
    paragraphs: [
      `Tus datos se han enviado correctamente. ${whom} te contactará pronto.`,
      ...(contact.appointment ? [`Pediste una cita para el ${contact.appointment}. Te la confirmarán.`] : []),
      `Esto fue lo que autorizaste: «${consent}»`,
    ],
    button: contact.calendarPath
      ? { label: 'Guardar la cita en mi calendario', href: `${origin}${contact.calendarPath}` }
      : { label: 'Seguir buscando', href: origin + routes.housing.href() },
    ...(visitLink ? { links: [{ label: 'Mover o cancelar la cita', href: visitLink }] } : {}),
    footer,
  };
}
