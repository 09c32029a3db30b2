/** Sentences of the question that comes while the terms in force are not accepted. */
export const termsTexts = {
  title: 'Acepta nuestros términos',
  needed:
    'Para seguir con tu cuenta necesitamos que aceptes la versión vigente: cambió desde la última vez, o todavía no la habías aceptado.',
  read: 'Lee los',
  terms: 'términos y condiciones',
  and: 'y la',
  data: 'política de habeas data',
  law: ' (ley 1581 de 2012).',
  ifNot: 'Si no los aceptas, cerramos tu sesión. Tus favoritos y alertas quedan guardados.',
  accept: 'Aceptar y continuar',
  decline: 'No acepto, cerrar sesión',
  failed: 'No pudimos guardar tu respuesta. Intenta de nuevo.',
} as const;
