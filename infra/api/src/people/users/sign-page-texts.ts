/** Sentences of the pages on which people without script sign in and recover their account. */
export const signPageTexts = {
  email: 'Correo electrónico',
  login: { title: 'Ingresa a tu cuenta', password: 'Contraseña', button: 'Ingresar' },
  recovery: {
    title: 'Recupera tu acceso',
    lead: 'Escribe el correo de tu cuenta y te enviamos un enlace para crear una contraseña nueva.',
    button: 'Enviar enlace',
  },
  reset: {
    title: 'Crea una contraseña nueva',
    lead: 'Al guardarla cerramos todas tus sesiones.',
    password: 'Contraseña nueva (mínimo 8 caracteres)',
    repeated: 'Repite la contraseña',
    button: 'Guardar contraseña',
  },
  ways: {
    login: 'Ingresar con tu contraseña',
    register: 'Crear una cuenta',
    recovery: '¿Olvidaste tu contraseña?',
  },
} as const;
