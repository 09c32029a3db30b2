import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer } from '../../engine/mail/mail-texts.ts';

/** What the letter about comments is written with. */
export interface CommentFacts {
  /** Name of the project, empty where the draft has none yet. */
  readonly title: string;
  readonly byPortal: boolean;
  readonly builder: { readonly id: number; readonly name: string };
  /** The oldest first. */
  readonly said: readonly string[];
  readonly origin: string;
}

/** To the other side: what was said about a form. */
export function projectComments({ title, byPortal, builder, said, origin }: CommentFacts): Letter {
  const about = title === '' ? 'un borrador' : title;
  const who = byPortal ? 'El equipo del portal' : builder.name;
  const query = byPortal ? '' : `?constructora=${builder.id}`;
  return {
    subject: said.length === 1 ? `Un comentario sobre ${about}` : `${said.length} comentarios sobre ${about}`,
    greeting: 'Hola:',
    paragraphs: [`${who} escribió sobre ${about}:`, ...said.map((text) => `«${text}»`)],
    facts: [['Constructora', builder.name]],
    button: { label: 'Ver los proyectos', href: `${origin}${routes.builderProjects.href()}${query}` },
    footer,
  };
}
