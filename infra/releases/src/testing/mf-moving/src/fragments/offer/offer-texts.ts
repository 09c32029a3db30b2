export const offerTexts = {
  title: (place: string) => `Tu trasteo: ${place}`,
  price: 'Desde $ 350.000',
  ask: 'Pedir precio',
  asked: (count: number) => (count === 1 ? 'Lo pediste una vez' : `Lo pediste ${count} veces`),
} as const;
