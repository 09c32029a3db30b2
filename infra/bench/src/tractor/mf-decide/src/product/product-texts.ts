export const productTexts = {
  away: 'There is no such tractor',
  picture: (product: string, variant: string) => `${product} - ${variant}`,
} as const;
