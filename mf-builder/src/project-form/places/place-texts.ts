/** Sentences of the place of a project. */
export const placeTexts = {
  stratum: 'Sin estrato',
  choose: 'Elige una opción',
  first: (what: string) => `Elige primero ${what}`,
  department: 'el departamento',
  city: 'la ciudad',
  zone: 'la zona',
  noNeighbourhood: 'Sin barrio',
  center: 'Usar el centro de la zona',
  clear: 'Quitar el punto',
  map: (point: string) => `Punto en el mapa: ${point}. Muévelo con las flechas, o haz clic en el mapa.`,
  noPoint: 'aún no hay punto',
  mapHelp: 'Haz clic en el mapa o muévelo con las flechas; con Mayúsculas, más rápido.',
  noMap: 'Elige la zona del proyecto para ver el mapa, o escribe las coordenadas.',
} as const;
