/** Words that every form says alike. */
export const formTexts = {
  fullName: 'Nombre y apellido',
  givenName: 'Nombre',
  familyName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Celular',
  reachPhone: 'Teléfono',
  homeCountry: 'País donde vives',
  homeCity: 'Ciudad donde vives',
  citiesFound: (count: number) => (count === 1 ? '1 ciudad' : `${count} ciudades`),
  failed: 'No pudimos enviar tus datos. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  tooMany: 'Has enviado varias veces este formulario. Espera unos minutos e inténtalo de nuevo.',
  readOnly: 'Por unos minutos no podemos guardar nada. Lo que escribiste sigue aquí: inténtalo más tarde.',
  signedOut: 'Tu sesión terminó. Ingresa de nuevo y vuelve a enviar: lo que escribiste sigue aquí.',

  kept: 'No tienes conexión. Guardamos tu solicitud en este dispositivo y la enviaremos apenas vuelva la conexión, aunque cierres esta página.',
  keptSent: (title: string) => `Volvió la conexión: tu solicitud sobre ${title} ya llegó.`,
  keptRefused: (title: string) => `No pudimos enviar la solicitud sobre ${title} que tenías guardada.`,
  sendNow: 'Enviar ahora',
  waitsOn: 'Todavía no pudimos enviar tu solicitud. Lo intentaremos de nuevo apenas haya conexión.',
  discard: 'No enviar',
  writeAgain: 'Escribir de nuevo',
} as const;
