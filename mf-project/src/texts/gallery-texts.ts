/** Words of the gallery on the page. */
export const galleryTexts = {
  gallery: (title: string) => `Fotos de ${title}`,
  openPicture: (position: number, total: number) => `Ampliar imagen ${position} de ${total}`,
  /** Where there is little room only the second half is seen. */
  seePictures: (count: number) => (count === 1 ? ['Ver la', 'foto'] : ['Ver las', `${count} fotos`]),
  seePlans: (count: number) => (count === 1 ? '1 plano' : `${count} planos`),
  representative: 'Imagen representativa',
  tour: ['Recorrido', '360°'],
  film: ['Ver el', 'video'],
  noPhotos: 'Este proyecto aún no tiene fotos',
  failed: 'No pudimos abrir la galería. Revisa tu conexión e inténtalo de nuevo.',
} as const;
