/** What is wrong with a picture, in the words of the product. */
export const pictureTexts = {
  tooLarge: 'La imagen debe pesar máximo 12 MB',
  logoTooLarge: 'El logo debe pesar máximo 500K',
  type: 'La imagen debe ser JPG, PNG o TIFF',
  logoType: 'El logo debe ser JPG o PNG',
  pixels: 'La imagen tiene demasiados píxeles. Redúcela e inténtalo de nuevo',
  damaged: 'La imagen está dañada o incompleta. Prueba con otra copia',
} as const;
