/** Sentences of the calls and pages around the second step. */
export const texts = {
  wrongCode: 'El código no es correcto, ya se usó o venció. Escribe el más reciente.',
  over: 'Este ingreso venció o tuvo demasiados intentos. Escribe tu contraseña de nuevo.',
  passkey: 'No reconocimos tu llave de acceso. Intenta de nuevo o ingresa con tu contraseña.',
  password: 'La contraseña no es correcta, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
  mail: {
    sent: 'Te enviamos un código por correo. Vence en 10 minutos.',
    tooMany: 'Ya te enviamos varios códigos. Espera unos minutos antes de pedir otro.',
    refused: 'Esta cuenta no recibe códigos por correo.',
  },
  passkeys: {
    refused: 'No pudimos guardar la llave de acceso. Intenta de nuevo.',
    full: 'Ya tienes 10 llaves de acceso. Elimina una para agregar otra.',
    name: (index: number) => `Llave ${index}`,
    deleted: 'Eliminamos la llave de acceso.',
  },
  last: 'Tu cuenta necesita una segunda prueba. Agrega otra antes de quitar esta.',
  totp: {
    on: 'Ya tienes activa la verificación en dos pasos.',
    wrongCode: 'El código no es correcto. Revisa la hora de tu teléfono y escribe el que ves ahora.',
    off: 'Desactivamos la verificación en dos pasos.',
    isOff: 'La verificación en dos pasos no está activa.',
  },
  recovery: 'Primero activa la verificación en dos pasos.',
  page: {
    title: 'Confirma que eres tú',
    lead: 'Escribe el código de tu aplicación o uno de tus códigos de recuperación.',
    mailLead: 'Escribe el código que te enviamos por correo.',
    mailFirst: 'Para ingresar con tu rol necesitamos un código. Pídelo con el botón y escríbelo aquí.',
    code: 'Código',
    button: 'Ingresar',
    mail: 'Enviarme un código por correo',
    again: 'Volver a escribir mi contraseña',
  },
} as const;
