import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer, product } from '../../engine/mail/mail-texts.ts';

/** What every letter about a second step is written with. */
export interface FactorFacts {
  readonly name: string;
  readonly origin: string;
}

const wasItYou = 'Si no fuiste tú, cambia tu contraseña ahora mismo y cierra todas tus sesiones.';

function about({ name, origin }: FactorFacts, subject: string, said: readonly string[]): Letter {
  return {
    subject,
    greeting: `Hola, ${name}:`,
    paragraphs: [...said, wasItYou],
    button: { label: 'Revisar mi seguridad', href: origin + routes.accountSecurity.href() },
    footer,
  };
}

export function signInCode({ name, origin }: FactorFacts, code: string): Letter {
  return {
    subject: `Tu código para ingresar a ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Tu código es ${code}. Sirve una sola vez y vence en 10 minutos.`,
      'No se lo des a nadie: nunca te lo pediremos por teléfono ni por mensaje.',
      'Si no intentaste ingresar, alguien sabe tu contraseña: cámbiala.',
    ],
    button: { label: 'Cambiar mi contraseña', href: origin + routes.passwordReset.href() },
    footer,
  };
}

export function passkeyAdded(facts: FactorFacts): Letter {
  return about(facts, 'Agregaste una llave de acceso', [
    `Ahora puedes ingresar a ${product} con una llave de acceso nueva, sin escribir tu contraseña.`,
  ]);
}

export function passkeyRemoved(facts: FactorFacts): Letter {
  return about(facts, 'Eliminaste una llave de acceso', [
    `Una de tus llaves de acceso ya no sirve para ingresar a ${product}.`,
  ]);
}

export function secondStepOn(facts: FactorFacts): Letter {
  return about(facts, 'Activaste la verificación en dos pasos', [
    'Desde ahora, después de tu contraseña te pediremos un código de tu aplicación.',
    'Guarda tus códigos de recuperación: con ellos ingresas si pierdes el teléfono.',
  ]);
}

export function secondStepOff(facts: FactorFacts): Letter {
  return about(facts, 'Desactivaste la verificación en dos pasos', [
    'Desde ahora, para ingresar con tu contraseña no te pediremos un código.',
  ]);
}

export function recoveryCodeUsed(facts: FactorFacts, left: number): Letter {
  const remaining = left === 1 ? 'Te queda 1 código.' : `Te quedan ${left} códigos.`;
  return about(facts, 'Usaste un código de recuperación', [
    `Confirmaste que eras tú con un código de recuperación, que ya no sirve. ${remaining}`,
  ]);
}
