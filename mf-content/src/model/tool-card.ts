import type { Tool } from '@umbral/domain/editorial/guide.ts';
import { calculatorHref } from '@umbral/domain/routes/calculator-href.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { calculators } from '@umbral/domain/vocabulary/calculators.ts';

/** A tool as its card shows it. */
export interface ToolCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly kind: Tool['kind'];
  readonly icon: string;
  readonly href: string;
}

/** A tool of the list as a card. */
export function toolCardOf({ slug, title, excerpt, kind, icon }: Omit<Tool, 'body'>): ToolCard {
  return { slug, title, excerpt, kind, icon, href: toolHref(slug) };
}

/** Calculators have addresses of their own, the same that their slugs would give. */
export function toolHref(slug: string): string {
  return routes.tool.href({ id: slug });
}

/** Whether an address is of one of the calculators, which have pages of their own. */
export function isCalculatorHref(href: string): boolean {
  return calculators.some((calculator) => calculatorHref(calculator) === href);
}
