/** Sentences of recovering an account and of choosing a new password. */
export const recoveryTexts = {
  title: 'Recupera tu acceso',
  intro: 'Escribe el correo de tu cuenta y te enviamos un enlace para crear una contraseña nueva.',
  submit: 'Enviar enlace',
  sending: 'Enviando…',
  failed: 'No pudimos enviar tu solicitud. Revisa tu conexión e intenta de nuevo.',
  remembered: '¿La recordaste?',
  login: 'Ingresa',
  sentTitle: 'Revisa tu correo',
  sentIntro: 'Si ese correo tiene una cuenta, en un momento te llega un enlace para crear una contraseña nueva.',
  sentSteps: [
    'El enlace sirve una sola vez y vence en 30 minutos.',
    'Si no lo ves, busca en la carpeta de correo no deseado.',
    'Si pides otro, el anterior deja de servir.',
  ],
  again: 'Pedir otro enlace',
  backToLogin: 'Volver a ingresar',
} as const;

/** Sentences of the page behind the letter's link. */
export const resetTexts = {
  title: 'Crea una contraseña nueva',
  intro: 'Al guardarla cerramos todas tus sesiones, también las de otros dispositivos.',
  password: 'Contraseña nueva',
  help: 'Mínimo 8 caracteres',
  repeated: 'Repite la contraseña',
  submit: 'Guardar contraseña',
  sending: 'Guardando…',
  failed: 'No pudimos guardar tu contraseña. Revisa tu conexión e intenta de nuevo.',
  saved: 'Tu contraseña cambió. Ingresa con la nueva.',
  expired: 'Este enlace ya no sirve: venció, o ya usaste este u otro. Pide uno nuevo.',
} as const;
