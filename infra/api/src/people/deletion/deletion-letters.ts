import { formatDate } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';

/** To who asked for the deletion of the account; `keep` is the address where it is taken back. */
export function deletionAsked(name: string, dueAt: Date, keep: string): Letter {
  return {
    subject: 'Vamos a eliminar tu cuenta',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Pediste eliminar tu cuenta de ${product}. Lo haremos el ${formatDate(dueAt)}. Mientras tanto no te escribiremos sobre tus alertas.`,
      'Si cambias de opinión o no lo pediste tú, conserva tu cuenta con este botón o ingresando de nuevo antes de ese día.',
    ],
    button: { label: 'Conservar mi cuenta', href: keep },
    footer,
  };
}

/** To who came back before the deletion was due. */
export function accountKept(name: string, origin: string): Letter {
  return {
    subject: 'Conservamos tu cuenta',
    greeting: `Hola, ${name}:`,
    paragraphs: ['Cancelamos la eliminación de tu cuenta. Todo sigue como lo dejaste.'],
    button: { label: 'Ver mi privacidad', href: origin + routes.accountPrivacy.href() },
    footer,
  };
}

/** Proves that it was done; the last letter to that address. */
export function accountDeleted(
  name: string,
  { askedAt, doneAt }: { askedAt: Date; doneAt: Date },
  origin: string,
): Letter {
  return {
    subject: 'Eliminamos tu cuenta',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `El ${formatDate(doneAt)} eliminamos tu cuenta de ${product} y tus datos, como lo pediste el ${formatDate(askedAt)}. Guarda este correo como constancia.`,
      'Conservamos solo lo que exige la Ley 1581 de 2012: la prueba de las autorizaciones que diste o retiraste. Las solicitudes que enviaste a constructoras quedaron sin tus datos en nuestro sistema; lo que ya recibieron lo tratan ellas bajo su propia política.',
    ],
    button: { label: 'Política de tratamiento de datos', href: origin + routes.habeasData.href() },
    footer,
  };
}
