import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { sharedTexts as texts } from '../../texts/shared-texts.ts';

/** A page whose words are content. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  readonly body: RichText;
  readonly version: string;
  readonly updatedAt: string;
}

/** Where the page stands; the last crumb is the page itself. */
export function writtenPageCrumbs({ title }: Pick<WrittenPage, 'title'>): Crumb[] {
  return [{ label: texts.home, href: routes.home.href() }, { label: title }];
}
