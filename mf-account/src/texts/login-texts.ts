/** Sentences of the login. */
export const loginTexts = {
  title: 'Ingresa a tu cuenta',
  intro: 'Tus favoritos y comparativos te esperan.',
  password: 'Contraseña',
  submit: 'Ingresar',
  sending: 'Ingresando…',
  forgotten: '¿Olvidaste tu contraseña?',
  noAccount: '¿No tienes una cuenta?',
  register: 'Regístrate',
  failed: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
} as const;
