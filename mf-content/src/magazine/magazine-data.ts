import type { MagazineIssue, MagazinePage } from '@umbral/domain/editorial/magazine.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import { magazineTexts } from '../texts/magazine-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

/** An issue on the shelf. */
export interface IssueCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  readonly href: string;
  readonly cover?: ImageSource;
}

export interface ReaderPage extends Omit<MagazinePage, 'picture'> {
  readonly picture?: ImageSource;
}

/** An issue open for reading; `readHref` where it is read outside the portal. */
export interface OpenIssue extends IssueCard {
  readonly code: MagazineIssue['code'];
  readonly pages: readonly ReaderPage[];
  readonly readHref?: string;
}

/** What the magazine's page shows; without an issue nothing has been published yet. */
export interface MagazineData {
  readonly issue?: OpenIssue;
  readonly issues: readonly IssueCard[];
  /** The newest issue, whose address is the magazine's own. */
  readonly isNewest: boolean;
  /** ISO day of the next issue, where it is known. */
  readonly nextDay?: string;
}

export const issueParameter = 'edicion';

/** Address of an issue. */
export function issueHref(slug: string): string {
  return `${routes.magazine.href()}?${issueParameter}=${slug}`;
}

/** Where the magazine stands. */
export const magazineCrumbs: Crumb[] = [
  { label: sharedTexts.home, href: routes.home.href() },
  { label: magazineTexts.title, href: routes.magazine.href() },
];
