export const homeTexts = {
  title: (city = 'tu ciudad') => `Hola, ${city}`,
  asked: (count: number) => `Saludaste ${count} veces`,
  back: 'Volver al inicio',
} as const;
