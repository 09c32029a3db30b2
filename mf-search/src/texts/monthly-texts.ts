/** The search by monthly payment and the assistant that proposes it. */
export const monthlyTexts = {
  duringChip: (money: string) => `Hasta ${money} al mes en obra`,
  upfrontChip: (money: string) => `Con ${money} ahorrados`,
  afterChip: (money: string) => `Hasta ${money} al mes al banco`,
} as const;
