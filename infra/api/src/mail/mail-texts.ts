import type { Letter } from './mail-letter.ts';

export const product = 'Umbral';
export const footer = `${product} · Tratamos tus datos según la Ley 1581 de 2012. Escríbenos si quieres conocerlos, corregirlos o eliminarlos.`;

/** To the owner of an address with which someone tried to register again. */
export function accountExists(name: string, origin: string): Letter {
  return {
    subject: `Ya tienes una cuenta en ${product}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Alguien intentó crear una cuenta con tu correo, que ya tiene una. Si fuiste tú, inicia sesión.',
      'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.',
    ],
    button: { label: 'Iniciar sesión', href: `${origin}/login` },
    footer,
  };
}
