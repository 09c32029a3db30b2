/** Sentences of the login. */
export const loginTexts = {
  title: 'Ingresa a tu cuenta',
  intro: 'Tus favoritos y comparativos te esperan.',
  password: 'Contraseña',
  submit: 'Ingresar',
  sending: 'Ingresando…',
  working: 'Comprobando…',
  workingLong:
    'Hubo varios intentos con esta cuenta. Estamos comprobando que eres una persona: puede tardar unos segundos.',
  notProven:
    'No pudimos comprobar que eres una persona. Intenta de nuevo, ingresa desde un dispositivo en el que ya hayas entrado o pide un enlace en «¿Olvidaste tu contraseña?».',
  forgotten: '¿Olvidaste tu contraseña?',
  noAccount: '¿No tienes una cuenta?',
  register: 'Regístrate',
  failed: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
} as const;
