/** Texts of the listings' typed 404s [B005, B006]. */
export const notFoundTexts = {
  country: 'País no encontrado',
  region: 'Región no encontrada',
  department: 'Departamento no encontrado',
  city: 'Ciudad no encontrada',
  zone: 'Zona no encontrada',
  neighbourhood: 'Barrio no encontrado',
  type: 'Inmueble no encontrado',
  route: 'Ruta inválida',
} as const;
