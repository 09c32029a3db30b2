import type { FoundPlace } from '@umbral/domain/api/travel.ts';

const kinds: Readonly<Record<FoundPlace['kind'], (around: string) => string>> = {
  station: (system) => (system === '' ? 'Estación' : `Estación de ${system}`),
  neighbourhood: (around) => `Barrio, ${around}`,
  zone: (around) => `Zona de ${around}`,
  city: (around) => `Ciudad, ${around}`,
};

export const ownPlacesTexts = {
  name: 'Cómo lo llamas',
  names: ['Mi trabajo', 'Mi universidad', 'Casa de mis papás'],
  where: 'Dónde queda',
  whereHelp: 'Escribe una estación, un barrio o una zona cercana.',
  whereKept: 'Déjalo vacío si sigue donde está, o escribe otra estación, barrio o zona.',
  placeholder: 'Ejemplo: estación Calle 100',
  kind: ({ kind, around }: FoundPlace) => kinds[kind](around),
  searching: 'Buscando…',
  found: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  notFound: 'No conocemos ese lugar. Prueba con un barrio o una estación cercana.',
  failed: 'No pudimos buscar. Intenta de nuevo.',
  reckoning: 'Calculando…',
  minutesFailed: 'No pudimos calcular los minutos. Vuelve a intentarlo más tarde.',
  add: 'Guardar lugar',
  cancel: 'Cancelar',
  needsName: 'Dale un nombre.',
  nameTaken: 'Ya guardaste otro lugar con ese nombre. Escribe uno distinto.',
  needsPlace: 'Elige un lugar de la lista.',
  markIt: 'Marcarlo en el mapa',
  writeIt: 'Escribirlo en vez de marcarlo',
  needsMark: 'Marca un punto en el mapa.',
  noRoom:
    'Este dispositivo ya guarda cinco lugares, quizá agregados en otra pestaña, y no cabe otro. Quita uno en «Alrededor», en la página de un inmueble.',
} as const;
