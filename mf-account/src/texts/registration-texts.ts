/** Sentences of the registration. */
export const registrationTexts = {
  title: 'Crea tu cuenta',
  intro: 'Guarda favoritos, compara y recibe avisos cuando algo cambie.',
  emailStep: 'Paso 1 de 2: tu correo',
  dataStep: 'Paso 2 de 2: tus datos',
  next: 'Continuar',
  needsScript:
    'Para crear tu cuenta activa JavaScript en tu navegador: con él comprobamos que eres una persona. Ingresar y recuperar tu contraseña funcionan sin él.',
  back: 'Cambiar correo',
  password: 'Contraseña',
  passwordHelp: 'Mínimo 8 caracteres',
  passwordConfirm: 'Repite la contraseña',
  terms: 'Acepto los',
  termsLink: 'términos y condiciones',
  andData: 'y autorizo el tratamiento de mis datos según la ley 1581 de 2012 y la',
  dataLink: 'política de habeas data',
  submit: 'Crear cuenta',
  sending: 'Creando tu cuenta…',
  hasAccount: '¿Ya tienes cuenta?',
  login: 'Ingresa',
  failed: 'No pudimos crear tu cuenta. Intenta de nuevo en un momento.',
} as const;
