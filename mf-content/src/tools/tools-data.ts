import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ToolCard } from '../model/tool-card.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

/** What the hub shows. */
export interface ToolsData {
  readonly tools: readonly ToolCard[];
}

/** Where the hub stands. */
export const toolsCrumbs: readonly Crumb[] = [{ label: texts.home, href: routes.home.href() }, { label: texts.tools }];
