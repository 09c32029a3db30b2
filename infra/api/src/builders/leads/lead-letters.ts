import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer } from '../../engine/mail/mail-texts.ts';

/** What a letter about the builder's answer is written with. */
export interface AnswerFacts {
  readonly person: string;
  readonly project: string;
  readonly builder: string;
  /** Day, hour and manner in words. */
  readonly when: string;
  /** Where the visit is agreed to, moved or called off; nobody has to sign in. */
  readonly visitLink: string;
  readonly origin: string;
}

/** To the person: the builder expects them. */
export function visitConfirmed(facts: AnswerFacts, place: string | null, calendarPath: string | null): Letter {
  const { person, project, builder, when, visitLink, origin } = facts;
  return {
    subject: `Tu cita en ${project} está confirmada`,
    greeting: `Hola, ${person}:`,
    paragraphs: [`${builder} te espera el ${when}, hora de Colombia.`, ...(place ? [`Sala de ventas: ${place}.`] : [])],
    button: calendarPath
      ? { label: 'Guardar la cita en mi calendario', href: origin + calendarPath }
      : { label: 'Ver la cita', href: visitLink },
    links: [{ label: 'Mover o cancelar la cita', href: visitLink }],
    footer,
  };
}

/** To the person: the builder would rather have another time. */
export function visitProposed({ person, project, builder, when, visitLink }: AnswerFacts): Letter {
  return {
    subject: `${builder} te propone otra hora para tu cita en ${project}`,
    greeting: `Hola, ${person}:`,
    paragraphs: [
      `A la hora que pediste no es posible. ${builder} te propone el ${when}, hora de Colombia.`,
      'Puedes aceptarla, elegir otra o cancelar la cita.',
    ],
    button: { label: 'Responder la propuesta', href: visitLink },
    footer,
  };
}

/** To the person: nobody waits, and why. */
export function visitCalledOff(facts: Omit<AnswerFacts, 'visitLink'>, reason: string): Letter {
  const { person, project, builder, when, origin } = facts;
  return {
    subject: `Se canceló tu cita en ${project}`,
    greeting: `Hola, ${person}:`,
    paragraphs: [`${builder} canceló tu cita del ${when}.`, `Motivo: ${reason}`],
    button: { label: 'Seguir buscando', href: origin + routes.housing.href() },
    footer,
  };
}
