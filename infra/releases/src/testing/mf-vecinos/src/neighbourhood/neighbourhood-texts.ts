export const neighbourhoodTexts = {
  title: (slug: string) => `Así es ${slug}`,
  lead: 'Hecha de nuevo',
  guide: 'Guía de barrios',
} as const;
