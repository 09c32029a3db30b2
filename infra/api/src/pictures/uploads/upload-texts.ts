/** Sentences about uploads. */
export const uploadTexts = {
  purpose: 'Dinos para qué es la imagen',
  missing: 'Elige una imagen',
  many: 'Sube una sola imagen a la vez',
  field: 'Este dato no se espera aquí',
  incomplete: 'La imagen llegó incompleta. Inténtalo de nuevo',
  tooLarge: 'La imagen debe pesar máximo 12 MB',
  logoTooLarge: 'El logo debe pesar máximo 500K',
  type: 'La imagen debe ser JPG, PNG o TIFF',
  logoType: 'El logo debe ser JPG o PNG',
  pixels: 'La imagen tiene demasiados píxeles. Redúcela e inténtalo de nuevo',
  damaged: 'La imagen está dañada o incompleta. Prueba con otra copia',
  lost: 'No pudimos guardar la imagen. Súbela de nuevo',
  quota: 'Subiste demasiadas imágenes hoy. Inténtalo mañana',
  used: 'Esta imagen está en uso',
} as const;
