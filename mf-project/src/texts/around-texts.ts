/** What is said of ways around a home. All minutes are estimates, and are told so. */
export const aroundTexts = {
  title: 'Alrededor',
  caption: 'Minutos estimados a lo que hay cerca',
  place: 'Lugar',
  walk: 'A pie',
  cycle: 'En bici',
  transit: 'En transporte',
  station: (system: string) => (system === '' ? 'Estación' : `Estación de ${system}`),
  unknown: '—',
  unknownAloud: 'sin dato',
  ownTitle: 'Tus lugares',
  ownCaption: 'Minutos estimados de este inmueble a tus lugares',
  ownLead: 'Guarda tu trabajo, tu universidad o la casa de tus papás y mira cuánto te demoras desde cada inmueble.',
  ownPrivacy:
    'Se guardan solo en este dispositivo. Para calcular enviamos el punto redondeado a unos 100 metros, sin nombre, y no lo guardamos.',
  addOwn: 'Agregar un lugar',
  addAnother: 'Agregar otro lugar',
  ownFull: 'Ya tienes cinco lugares. Quita uno para agregar otro.',
  edit: (name: string) => `Cambiar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  note: 'Son estimados. A pie y en bici vamos por las avenidas del mapa, y donde no las hay, en línea recta con un margen. En transporte, hacia tus lugares, sumamos caminar, esperar y viajar en TransMilenio, Metro, cable, tranvía o MIO; no contamos los buses de barrio.',
} as const;
