/** Words of plans and of the furniture that one lays over them. */
export const planTexts = {
  title: 'Planos y áreas',
  approximate: 'Áreas aproximadas informadas por la constructora.',
  noPlan: 'La constructora aún no publica el plano. Estas son las áreas que informa.',
  sitePlan: 'Plano general',
  planOf: (name: string) => `Plano: ${name}`,
  seeLarge: 'Ver el plano en grande',
  seePhotoOf: (name: string) => `Ver la foto de ${name.toLocaleLowerCase('es')}`,
  /** The number is what one sees: whoever speaks to the page says it. */
  seePhotoAt: (name: string, number: number) => `Ver la foto de ${name.toLocaleLowerCase('es')}, ${number}`,
  marks: (name: string) => `Espacios de ${name} con foto`,
  photoFailed: 'No pudimos abrir la foto. Revisa tu conexión e inténtalo de nuevo.',
  scale: (metres: string) => `Escala: esta línea mide ${metres}`,
  metres: (text: string) => `${text} m`,
  sides: (width: string, depth: string) => `${width} × ${depth} m`,

  space: 'Espacio',
  size: 'Ancho × largo',
  area: 'Área',
  none: '—',
  areasCaption: 'Áreas del inmueble',
  spacesCaption: (floor: string) => `Espacios de ${floor}`,
  countBalcony: 'Contar balcón o terraza',
  totalWith: 'Total con balcón o terraza',
  totalWithout: 'Total sin balcón ni terraza',

  fit: '¿Cabe mi sofá?',
  fitFailed: 'No pudimos abrir la regla. Revisa tu conexión e inténtalo de nuevo.',
} as const;
