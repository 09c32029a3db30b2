export const quoteTexts = {
  title: (city = 'tu ciudad') => `Seguro de hogar en ${city}`,
  basicPlan: 'básico',
  soldBy: (broker: string) => `Lo vende ${broker}`,
  plan: (name: string) => `Plan ${name}`,
  unknownCity: 'Ciudad no encontrada',
  asked: (count: number) => `Preguntaste ${count} veces`,
  again: 'Empezar de nuevo',
  inCali: 'Seguros en Cali',
  home: 'Volver al inicio',
} as const;
