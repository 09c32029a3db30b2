import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList } from '../model/structured-data.ts';
import { audienceTexts } from '../texts/audience-texts.ts';
import { audienceCrumbs } from './audience-data.ts';

export { AudiencePage as Component } from './audience-page.tsx';

export const handle: RouteHandle = {
  head: ({ environment }) => ({
    title: audienceTexts.documentTitle,
    description: audienceTexts.description,
    canonical: routes.audience.href(),
    ...structuredData(() => [breadcrumbList(audienceCrumbs, routes.audience.href(), environment.origin)]),
  }),
};
