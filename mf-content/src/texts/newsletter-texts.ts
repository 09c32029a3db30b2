/** Words of the newsletter's form. */
export const newsletterTexts = {
  title: 'Recibe vivienda nueva en tu correo',
  lead: 'Elige tus ciudades y tu presupuesto. Te escribimos cuando haya proyectos nuevos, precios que cambian y subsidios.',
  promises: [
    'Un correo, solo de lo que elegiste',
    'Retiras tu autorización cuando quieras',
    'No compartimos tus datos',
  ],
  name: 'Nombre',
  prices: 'Presupuesto',
  pricesHelp: 'Elige al menos un rango.',
  upTo: (price: string) => `Hasta ${price}`,
  cities: 'Ciudades',
  citiesHelp: 'Elige al menos una ciudad.',
  moreCities: 'Más ciudades',
  send: 'Suscribirme',
  sending: 'Enviando…',
  invalid: 'Revisa el formulario: falta completar algún campo.',
  failed: 'No pudimos suscribirte. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  sent: '¡Listo! Te enviamos un correo de bienvenida.',
  another: 'Suscribir otro correo',
} as const;
