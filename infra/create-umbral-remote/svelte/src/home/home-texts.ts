export const homeTexts = {
  title: (greeting: string, city = 'tu ciudad') => `${greeting}, ${city}`,
  asked: (count: number) => `Saludaste ${count} veces`,
  back: 'Volver al inicio',
} as const;
