/** Chips of a sentence for what no filter of the panel shows. */
export const sentenceTexts = {
  near: 'Cerca de ti',
  balcony: 'Con balcón o terraza',
  monthly: (money: string) => `Cuota hasta ${money} al mes`,
  monthlyDuring: (money: string) => `Hasta ${money} al mes durante la obra`,
  order: (name: string) => `Orden: ${name.toLowerCase()}`,
} as const;
