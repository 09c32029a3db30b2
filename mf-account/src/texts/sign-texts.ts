/** Sentences around signing in and out. */
export const signTexts = {
  welcome: (name: string) => `¡Hola, ${name}!`,
  goodbye: 'Cerraste sesión. ¡Vuelve pronto!',
  signOutFailed: 'No pudimos cerrar tu sesión. Intenta de nuevo.',
  sessionEnded: 'Tu sesión terminó. Ingresa de nuevo: lo que escribiste sigue en la página.',
  exclusiveTitle: 'Esta característica es para compradores',
  exclusiveText:
    'Con una cuenta de constructora, administración o colaboración no se guardan favoritos. Ingresa con tu cuenta personal.',
  registeredOnly: 'Esta característica es solo para usuarios registrados, inicia sesión...',
  keptHere: 'Guardamos este favorito en tu dispositivo. Con una cuenta lo encuentras en cualquier otro.',
  seeKept: 'Ver lo guardado en este dispositivo',
  goOn: 'Seguir sin cuenta',
  membersTitle: 'Esto es para quienes tienen cuenta',
  membersText: 'Guardamos tu comparación en este dispositivo. Con tu cuenta la abres desde cualquier otro.',
  enter: 'Iniciar sesión o crear cuenta',
  close: 'Entendido',
} as const;
