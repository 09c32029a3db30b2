/** Sentences of the captcha. */
export const captchaTexts = {
  idle: 'No soy un robot',
  solving: 'Verificando que eres una persona…',
  solved: 'Verificación lista',
  expired: 'La verificación venció. Hazla de nuevo.',
  failed: 'No pudimos verificar. Intenta de nuevo.',
  loading: 'Cargando la verificación…',
  asking: 'Marca la casilla para continuar.',
  replacing: 'La verificación no cargó. Estamos preparando otra…',
  widget: 'Verificación de que eres una persona',
  start: 'Verificar',
  again: 'Intentar de nuevo',
} as const;
