import type { SocialError } from '@umbral/domain/api/sign-in.ts';

const errors: Readonly<Record<SocialError, string>> = {
  denied: 'Cancelaste el ingreso. Puedes intentarlo otra vez o entrar con tu contraseña.',
  expired: 'El ingreso tardó demasiado o se abrió en otra pestaña. Empieza de nuevo.',
  unavailable: 'Ese servicio no responde en este momento. Intenta más tarde o entra con tu contraseña.',
  failed: 'Ese servicio no nos confirmó quién eres. Intenta de nuevo o entra con tu contraseña.',
};

/** Sentences of signing in at a provider. */
export const socialTexts = {
  title: 'Otras formas de ingresar',
  or: 'o',
  continueWith: (label: string) => `Continuar con ${label}`,
  entering: 'Estamos ingresando con tu cuenta…',
  failed: 'Error al iniciar sesión',
  errors,
} as const;
