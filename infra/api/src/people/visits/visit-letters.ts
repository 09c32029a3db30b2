import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';
import { leadPath } from '../contacts/lead-path.ts';

/** What every letter about a request is written with. */
export interface VisitFacts {
  readonly person: string;
  readonly project: string;
  readonly builder: string;
  /** Day, hour and manner in words. */
  readonly when: string;
  readonly origin: string;
  readonly contactId: number;
}

const theRequest = (origin: string, contactId: number) => ({
  label: 'Ver el contacto',
  href: `${origin}${leadPath(contactId)}`,
});

/** To the builder, whom the person expects at another time. */
export function movedForBuilder({ person, project, when, origin, contactId }: VisitFacts): Letter {
  return {
    subject: `Cambió una cita: ${project}`,
    greeting: 'Hola:',
    paragraphs: [`${person} movió su cita para el ${when}. Confírmale la nueva hora.`],
    button: theRequest(origin, contactId),
    footer,
  };
}

/** To the person: what is kept now, with the file for the calendar and the way to change it again. */
export function movedForPerson(facts: VisitFacts, calendarPath: string | null, visitLink: string): Letter {
  const { person, project, builder, when, origin } = facts;
  return {
    subject: `Movimos tu cita en ${project}`,
    greeting: `Hola, ${person}:`,
    paragraphs: [`Tu cita es ahora el ${when}. ${builder} te la confirmará.`],
    button: calendarPath
      ? { label: 'Guardar la cita en mi calendario', href: origin + calendarPath }
      : { label: 'Seguir buscando', href: origin + routes.housing.href() },
    links: [{ label: 'Mover o cancelar la cita', href: visitLink }],
    footer,
  };
}

/** To the builder, whose proposal the person agrees to. */
export function agreedForBuilder({ person, project, when, origin, contactId }: VisitFacts): Letter {
  return {
    subject: `Aceptaron tu propuesta: ${project}`,
    greeting: 'Hola:',
    paragraphs: [`${person} aceptó la cita del ${when}.`],
    button: theRequest(origin, contactId),
    footer,
  };
}

/** To the builder, who expects somebody that does not come. */
export function cancelledForBuilder({ person, project, when, origin, contactId }: VisitFacts): Letter {
  return {
    subject: `Cancelaron una cita: ${project}`,
    greeting: 'Hola:',
    paragraphs: [`${person} canceló su cita del ${when}.`],
    button: theRequest(origin, contactId),
    footer,
  };
}

/** To the person: that nobody waits any more. */
export function cancelledForPerson({ person, project, builder, when, origin }: VisitFacts): Letter {
  return {
    subject: `Cancelamos tu cita en ${project}`,
    greeting: `Hola, ${person}:`,
    paragraphs: [`Cancelamos tu cita del ${when} y le avisamos a ${builder}.`],
    button: { label: 'Seguir buscando', href: origin + routes.housing.href() },
    footer,
  };
}

/** To the builder, who may no longer write to the person. */
export function withdrawnForBuilder({ person, project, origin, contactId }: VisitFacts): Letter {
  return {
    subject: `Retiraron una autorización: ${project}`,
    greeting: 'Hola:',
    paragraphs: [
      `${person} retiró la autorización que te dio en ${product} para esta solicitud.`,
      'Desde ahora no puedes contactarle por ella. Borra sus datos, salvo los que la ley te obligue a guardar (ley 1581 de 2012).',
    ],
    button: theRequest(origin, contactId),
    footer,
  };
}
