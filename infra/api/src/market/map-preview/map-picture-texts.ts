/** Words on the pictures of surroundings. */
export const mapPictureTexts = {
  credit: 'Datos abiertos: DANE, IDECA, TransMilenio, IDESC, © OpenStreetMap y otros',
} as const;
