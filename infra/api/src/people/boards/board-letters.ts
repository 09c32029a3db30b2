import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer } from '../../engine/mail/mail-texts.ts';

/** What the letter about a shared list is written with. */
export interface BoardFacts {
  /** First name of its owner. */
  readonly owner: string;
  readonly list: string;
  /** Names of those who said something. */
  readonly names: readonly string[];
  readonly marks: number;
  readonly comments: number;
  readonly origin: string;
  readonly token: string;
}

export function boardNews({ owner, list, names, marks, comments, origin, token }: BoardFacts): Letter {
  const people = new Intl.ListFormat('es').format(names);
  return {
    subject: `Novedades en tu lista «${list}»`,
    greeting: `Hola, ${owner}:`,
    paragraphs: [
      `${people} ${names.length === 1 ? 'pasó' : 'pasaron'} por tu lista «${list}»: ${newsOf(marks, comments)}.`,
    ],
    button: { label: 'Ver la lista', href: origin + routes.sharedList.href({ token }) },
    links: [{ label: 'Elegir si quiero estos correos', href: origin + routes.accountFavourites.href() }],
    footer,
  };
}

function newsOf(marks: number, comments: number): string {
  const told = [
    marks > 0 && (marks === 1 ? '1 opinión' : `${marks} opiniones`),
    comments > 0 && (comments === 1 ? '1 comentario' : `${comments} comentarios`),
  ].filter((text) => text !== false);
  return `hay ${told.join(' y ')} desde tu última visita`;
}
