/** Sentences around signing in and out. */
export const signTexts = {
  welcome: (name: string) => `¡Hola, ${name}!`,
  goodbye: 'Cerraste sesión. ¡Vuelve pronto!',
  signOutFailed: 'No pudimos cerrar tu sesión. Intenta de nuevo.',
  exclusiveTitle: 'Esta característica es para compradores',
  exclusiveText:
    'Con una cuenta de constructora, administración o colaboración no se guardan favoritos. Ingresa con tu cuenta personal.',
  registeredOnly: 'Esta característica es solo para usuarios registrados, inicia sesión...',
  keptHere: 'Guardamos este favorito en tu dispositivo. Con una cuenta lo encuentras en cualquier otro.',
  goOn: 'Seguir sin cuenta',
  membersTitle: 'Esto es para quienes tienen cuenta',
  membersText: 'Tu comparación te espera aquí. Con tu cuenta la guardas y la abres desde cualquier dispositivo.',
  enter: 'Iniciar sesión o crear cuenta',
  close: 'Entendido',
} as const;
