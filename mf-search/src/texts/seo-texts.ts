/** Words of the chips that lead to narrower listings. */
export const seoTexts = {
  title: 'Búsquedas populares',
  zone: (zone: string, city: string) => `${zone}, ${city}`,
  type: (many: string, zone: string) => `${many} en ${zone}`,
} as const;
