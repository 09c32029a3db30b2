/** Texts of the listings' typed 404s [B005, B006]. */
export const notFoundTexts = {
  city: 'Ciudad no encontrada',
  zone: 'Zona no encontrada',
  type: 'Inmueble no encontrado',
  route: 'Ruta inválida',
} as const;
