/** Sentences of the question who is there, before something that is dangerous in the wrong hands. */
export const proofTexts = {
  title: 'Confirma que eres tú',
  byPassword: 'Escribe tu contraseña para seguir. Vale por 15 minutos.',
  byCode: 'Escribe el código de tu aplicación o uno de tus códigos de recuperación. Vale por 15 minutos.',
  byPasskey: 'Usa tu llave de acceso para seguir. Vale por 15 minutos.',
  none: 'Tu cuenta no tiene contraseña. Crea una con el enlace de recuperación y vuelve aquí.',
  password: 'Tu contraseña',
  code: 'Código',
  usePasskey: 'Usar mi llave de acceso',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  failed: 'No pudimos confirmar que eres tú. Revisa tu conexión e intenta de nuevo.',
  cancelled: 'No cambiamos nada: faltó confirmar que eres tú.',
} as const;
