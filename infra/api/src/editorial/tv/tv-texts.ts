import { productName } from '@umbral/domain/vocabulary/product.ts';

/** What the calendar files of television say. */
export const tvTexts = {
  product: `${productName} TV`,
  title: (programme: string, channel: string) => `${programme} · ${channel}`,
  calendar: (programme: string) => `${programme} · ${productName} TV`,
  episode: (number: number, title: string) => `Capítulo ${number}: ${title}`,
  channel: (channel: string) => `En ${channel}`,
} as const;
