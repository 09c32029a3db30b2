import type { Tool } from '@umbral/domain/editorial/guide.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

/** What the page of a tool shows. */
export type ToolData = Pick<Tool, 'slug' | 'title' | 'excerpt' | 'kind' | 'body'>;

/** Where a tool stands. */
export function toolCrumbs(title: string): Crumb[] {
  return [
    { label: texts.home, href: routes.home.href() },
    { label: texts.tools, href: routes.tools.href() },
    { label: title },
  ];
}
