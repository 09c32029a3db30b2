import { formatDate, formatTime, withArticle } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';

/** What every letter about an account is written with. */
export interface AccountFacts {
  readonly name: string;
  readonly origin: string;
}

const wasItYou = 'Si no fuiste tú, crea una contraseña nueva ahora mismo y escríbenos.';

/** To a new account; `confirmation` is the address to confirm at where that is still to be done. */
export function welcome({ name, origin }: AccountFacts, confirmation: string | undefined): Letter {
  const ready = 'Tu cuenta está lista. Guarda favoritos, compara proyectos y crea alertas de lo que buscas.';
  return {
    subject: `Te damos la bienvenida a ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: confirmation
      ? [ready, 'Confirma que este correo es tuyo. Si no creaste esta cuenta, no lo confirmes.']
      : [ready],
    button: confirmation
      ? { label: 'Confirmar mi correo', href: confirmation }
      : { label: 'Ver proyectos', href: origin + routes.housing.href() },
    footer,
  };
}

/** To the owner of an address with which someone tried to register again. */
export function accountExists({ name, origin }: AccountFacts): Letter {
  return {
    subject: `Ya tienes una cuenta en ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Alguien intentó crear una cuenta con tu correo, que ya tiene una. Si fuiste tú, inicia sesión.',
      'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.',
    ],
    button: { label: 'Iniciar sesión', href: origin + routes.login.href() },
    footer,
  };
}

export function confirmAddress({ name }: AccountFacts, href: string): Letter {
  return {
    subject: 'Confirma tu correo',
    greeting: `Hola, ${name}:`,
    paragraphs: [`Confirma que este correo es tuyo para tu cuenta de ${product}. El enlace vence en 3 días.`],
    button: { label: 'Confirmar mi correo', href },
    footer,
  };
}

export function passwordReset({ name, origin }: AccountFacts, token: string): Letter {
  return {
    subject: 'Crea una contraseña nueva',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Pediste recuperar tu cuenta. El enlace sirve una sola vez y vence en 30 minutos.',
      'Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
    ],
    button: { label: 'Crear contraseña', href: origin + routes.passwordReset.href({ id: token }) },
    footer,
  };
}

export function passwordChanged({ name, origin }: AccountFacts): Letter {
  return {
    subject: 'Tu contraseña cambió',
    greeting: `Hola, ${name}:`,
    paragraphs: ['La contraseña de tu cuenta acaba de cambiar y cerramos tus otras sesiones.', wasItYou],
    button: { label: 'Recuperar mi cuenta', href: origin + routes.passwordReset.href() },
    footer,
  };
}

/** To the owner of an account at which strangers have tried passwords. */
export function wrongPasswords({ name, origin }: AccountFacts): Letter {
  return {
    subject: 'Alguien intentó entrar a tu cuenta',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Alguien escribió varias contraseñas equivocadas para entrar a tu cuenta de ${product}. No pudo entrar.`,
      'Tú sigues entrando como siempre desde los dispositivos que ya usas. En otros haremos una comprobación corta.',
      'Si fuiste tú, no tienes que hacer nada. Si no, y usas la misma contraseña en otro sitio, cámbiala en ambos.',
    ],
    button: { label: 'Revisar mi seguridad', href: origin + routes.accountSecurity.href() },
    footer,
  };
}

/** Where and since when a person is signed in. */
export interface NewDevice {
  readonly name: string;
  readonly since: Date;
}

export function newDevice({ name, origin }: AccountFacts, device: NewDevice | undefined): Letter {
  return {
    subject: 'Entraste desde un dispositivo nuevo',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Alguien entró a tu cuenta de ${product} desde un dispositivo que no conocíamos.`,
      ...(device ? [`${device.name}, el ${formatDate(device.since)} a ${withArticle(formatTime(device.since))}`] : []),
      'Si fuiste tú, no tienes que hacer nada.',
      wasItYou,
    ],
    button: { label: 'Ver mis sesiones', href: origin + routes.accountSecurity.href() },
    footer,
  };
}

export function identityLinked({ name, origin }: AccountFacts, provider: string): Letter {
  return {
    subject: `Ahora puedes entrar con ${provider}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`Vinculamos ${provider} con tu cuenta de ${product}.`, wasItYou],
    button: { label: 'Recuperar mi cuenta', href: origin + routes.passwordReset.href() },
    footer,
  };
}

export function identityUnlinked({ name, origin }: AccountFacts, provider: string): Letter {
  return {
    subject: `Ya no entras con ${provider}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`Desvinculamos ${provider} de tu cuenta de ${product}. Sigues entrando como antes.`, wasItYou],
    button: { label: 'Revisar mi seguridad', href: origin + routes.accountSecurity.href() },
    footer,
  };
}
