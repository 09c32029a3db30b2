import type { Tool } from '@umbral/domain/editorial/guide.ts';

/** A tool, told apart by its number. */
export function toolOf(number: number, facts: Partial<Tool> = {}): Tool {
  return {
    id: number,
    slug: `herramienta-${number}`,
    title: `Herramienta ${number}`,
    excerpt: 'Para decidir con números.',
    kind: 'reference',
    icon: 'book',
    body: [],
    ...facts,
  };
}
