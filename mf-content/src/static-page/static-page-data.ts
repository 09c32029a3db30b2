import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

/** What a static page shows. */
export interface StaticPageData {
  readonly title: string;
  readonly description: string;
  readonly body: RichText;
  readonly version: string;
  readonly updatedAt: string;
}

/** The page's name in the content for each of the routes. */
export const pageSlugs: Partial<Readonly<Record<RouteKey, string>>> = {
  cookieNotice: 'aviso-cookies',
  habeasData: 'habeas-data',
  aboutUs: '22-quienes-somos',
  terms: 'terminos-y-condiciones',
  colombiansAbroad: 'colombianos-en-el-exterior',
  promoteProjects: 'impulsa-tus-proyectos',
};

/** Where the page stands; the last crumb is the page itself. */
export function staticPageCrumbs({ title }: Pick<StaticPageData, 'title'>): Crumb[] {
  return [{ label: texts.home, href: routes.home.href() }, { label: title }];
}
