import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';

/** To an address that somebody entered: nothing is sent to it before it says yes. */
export function newsletterConfirm(name: string, confirmUrl: string): Letter {
  return {
    subject: `Confirma tu suscripción al boletín de ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Confirma que quieres recibir por correo proyectos nuevos en las ciudades y los precios que elegiste. El enlace vence en 7 días.',
      'Si no lo pediste, ignora este correo: no te escribiremos más.',
    ],
    button: { label: 'Confirmar mi suscripción', href: confirmUrl },
    footer,
  };
}

/** To a subscriber in whose name somebody filled in the form again. */
export function newsletterChange(name: string, confirmUrl: string): Letter {
  return {
    subject: `Confirma los cambios de tu boletín de ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Confirma que quieres cambiar las ciudades y los precios de los que te escribimos. El enlace vence en 7 días.',
      'Si no lo pediste, ignora este correo: tu suscripción queda como está.',
    ],
    button: { label: 'Confirmar los cambios', href: confirmUrl },
    footer,
  };
}

export function newsletterWelcome(name: string, origin: string, endUrl: string): Letter {
  return {
    subject: `Te suscribiste al boletín de ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Te escribiremos con proyectos nuevos en las ciudades y los precios que elegiste.'],
    button: { label: 'Leer las noticias', href: origin + routes.news.href() },
    links: [{ label: 'Cancelar la suscripción', href: endUrl }],
    footer,
  };
}
