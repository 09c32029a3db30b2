import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';
import type { WatchedHome } from './watched-home.ts';

const named = ({ name, tower, project }: WatchedHome) => `${tower ? `${name}, ${tower}` : name}, en ${project}`;

/** To an address that somebody entered: nothing is sent to it before it says yes. */
export function watchConfirm(home: WatchedHome, confirmUrl: string): Letter {
  return {
    subject: 'Confirma tu aviso',
    greeting: 'Hola:',
    paragraphs: [
      `Confirma que quieres saber si se libera ${named(home)}. El enlace vence en 7 días.`,
      'Si no lo pediste, ignora este correo: no te escribiremos más.',
    ],
    button: { label: 'Confirmar mi aviso', href: confirmUrl },
    footer,
  };
}

/** Once: the home is available again. */
export function unitFree(home: WatchedHome, homeUrl: string, endUrl: string): Letter {
  return {
    subject: `Se liberó ${home.name} en ${home.project}`,
    greeting: 'Hola:',
    paragraphs: [
      `${named(home)} (${home.place}), vuelve a estar disponible.`,
      'Este es el único correo que te enviamos por este aviso. Si te interesa, escríbele pronto a la constructora: no guardamos el inmueble por ti.',
    ],
    button: { label: 'Ver el inmueble', href: homeUrl },
    links: [{ label: 'No avisarme más de este inmueble', href: endUrl }],
    footer: `Recibes este correo porque pediste un aviso en ${product}. ${footer}`,
  };
}
