/** What each number of stars means [M087]. */
export const starLabels = {
  5: 'Excelente',
  4: 'Buena',
  3: 'Satisfactoria',
  2: 'Básica',
  1: 'Deficiente',
} as const;

export type Stars = keyof typeof starLabels;

export const purchasePurposes = { invest: 'Invertir', live: 'Habitar', relative: 'Un familiar' } as const;
export const purchaseTimings = { now: 'Inmediato', year: 'Un año', 'two-years': 'Dos años' } as const;
export const livingArrangements = {
  alone: 'Solo',
  partner: 'Con mi pareja',
  family: 'Con mi familia',
  others: 'Otros',
} as const;
