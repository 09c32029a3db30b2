/** What is said of ways around a home. All minutes are estimates, and are told so. */
export const aroundTexts = {
  title: 'Alrededor',
  caption: 'Minutos estimados a lo que hay cerca',
  place: 'Lugar',
  walk: 'A pie',
  cycle: 'En bici',
  transit: 'En transporte',
  station: (system: string) => (system === '' ? 'Estación' : `Estación de ${system}`),
  minutes: (minutes: number) => `${minutes} min`,
  unknown: '—',
  unknownAloud: 'sin dato',
  note: 'Son estimados. A pie y en bici vamos por las avenidas del mapa, y donde no las hay, en línea recta con un margen. En transporte sumamos caminar, esperar y viajar en TransMilenio, Metro, cable, tranvía o MIO; no contamos los buses de barrio.',
} as const;
