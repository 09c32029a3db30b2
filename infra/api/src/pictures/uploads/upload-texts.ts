import { pictureTexts } from '@umbral/domain/media/picture-texts.ts';

/** Sentences about uploads; those about the picture itself a browser says before it sends. */
export const uploadTexts = {
  ...pictureTexts,
  purpose: 'Dinos para qué es la imagen',
  missing: 'Elige una imagen',
  many: 'Sube una sola imagen a la vez',
  field: 'Este dato no se espera aquí',
  incomplete: 'La imagen llegó incompleta. Inténtalo de nuevo',
  lost: 'No pudimos guardar la imagen. Súbela de nuevo',
  quota: 'Subiste demasiadas imágenes hoy. Inténtalo mañana',
  used: 'Esta imagen está en uso',
  offset: 'Esta parte de la imagen no sigue a la anterior',
} as const;
