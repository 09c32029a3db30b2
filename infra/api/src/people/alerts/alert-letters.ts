import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter, LetterHome, LetterLink, LetterSection } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';

function named(name: string): string {
  return name ? ` «${name}»` : '';
}

/** To somebody who has an account: the alert counts from now on. */
export function alertCreated(
  name: string,
  origin: string,
  { listingUrl, endUrl }: Pick<AlertNews, 'listingUrl' | 'endUrl'>,
): Letter {
  return {
    subject: 'Creamos tu alerta',
    greeting: 'Hola:',
    paragraphs: [`Te avisaremos cuando haya inmuebles para tu búsqueda${named(name)}.`],
    button: { label: 'Ver proyectos', href: listingUrl },
    links: [
      { label: 'Administrar mis alertas', href: origin + routes.accountAlerts.href() },
      { label: 'Cancelar esta alerta', href: endUrl },
    ],
    footer,
  };
}

/** To an address that somebody entered: nothing is sent to it before it says yes. */
export function alertConfirm(title: string, confirmUrl: string): Letter {
  return {
    subject: 'Confirma tu alerta',
    greeting: 'Hola:',
    paragraphs: [
      `Confirma que quieres recibir por correo los inmuebles nuevos para la búsqueda${named(title)}. El enlace vence en 7 días.`,
      'Si no la creaste, ignora este correo: no te escribiremos más.',
    ],
    button: { label: 'Confirmar mi alerta', href: confirmUrl },
    footer,
  };
}

/** What one alert of a mail tells. */
export interface AlertNews {
  title: string;
  /** What the words do that were searched for. */
  words?: string | undefined;
  total: number;
  homes: readonly LetterHome[];
  listingUrl: string;
  endUrl: string;
}

function sectionOf({ title, words, total, homes, listingUrl, endUrl }: AlertNews): LetterSection {
  const more = total - homes.length;
  const links: LetterLink[] = [
    { label: more > 0 ? `Ver ${more} más` : 'Ver toda la búsqueda', href: listingUrl },
    { label: 'Cancelar esta alerta', href: endUrl },
  ];
  return { title, lead: words, homes, links };
}

/** To a person: what is new for their alerts. */
export function alertDigest(alerts: readonly AlertNews[], origin: string, isMember: boolean): Letter {
  const total = alerts.reduce((sum, alert) => sum + alert.total, 0);
  const what = total === 1 ? '1 novedad' : `${total} novedades`;
  const [first] = alerts;
  return {
    subject:
      alerts.length === 1 && first ? `${what} para «${first.title}»` : `${what} para tus búsquedas en ${product}`,
    greeting: 'Hola:',
    paragraphs: ['Esto es lo nuevo para lo que buscas: inmuebles que llegaron y precios que bajaron.'],
    sections: alerts.map(sectionOf),
    links: isMember ? [{ label: 'Administrar mis alertas', href: origin + routes.accountAlerts.href() }] : [],
    footer: `Recibes este correo porque creaste una alerta en ${product}. ${footer}`,
  };
}
