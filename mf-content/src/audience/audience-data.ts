import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { audienceTexts } from '../texts/audience-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

/** Where the page stands. */
export const audienceCrumbs: Crumb[] = [
  { label: sharedTexts.home, href: routes.home.href() },
  { label: audienceTexts.crumb },
];
