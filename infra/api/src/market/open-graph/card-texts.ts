/** Words on the picture of a home. */
export const cardTexts = {
  hiddenPrice: 'Consulta el precio',
  price: (amount: string) => `Desde ${amount}`,
  rooms: ['habitación', 'habitaciones'],
  baths: ['baño', 'baños'],
} as const;
