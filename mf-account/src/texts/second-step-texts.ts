/** Sentences of the second step of a sign-in, and of passkeys as a way in. */
export const secondStepTexts = {
  title: 'Confirma que eres tú',
  lead: 'Escribe el código de tu aplicación o uno de tus códigos de recuperación.',
  mailLead: 'Tu rol pide un segundo paso. Pide un código a tu correo y escríbelo aquí.',
  code: 'Código',
  submit: 'Confirmar',
  sending: 'Confirmando…',
  passkey: 'Usar mi llave de acceso',
  mail: 'Enviarme un código por correo',
  again: 'Volver a escribir mi contraseña',
  failed: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  signInByPasskey: 'Entrar con llave de acceso',
  cancelled: 'No usaste ninguna llave de acceso. Intenta de nuevo o ingresa con tu contraseña.',
  setUp: 'Agrega una segunda prueba para usar tu rol.',
} as const;
