/** Sentences of the notice that asks to confirm the address of the account. */
export const emailNoticeTexts = {
  title: 'Confirma tu correo.',
  text: 'Abre el enlace que te enviamos al registrarte: así protegemos tu cuenta y puedes calificar constructoras y ver tus datos.',
  send: 'Enviar de nuevo',
  failed: 'No pudimos enviar el correo. Intenta de nuevo en un momento.',
} as const;
