/** Sentences of the question that comes when the terms have changed. */
export const termsTexts = {
  title: 'Cambiamos nuestros términos',
  changed:
    'Desde la última vez que entraste hay una versión nueva. Para seguir con tu cuenta necesitamos que la aceptes.',
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
