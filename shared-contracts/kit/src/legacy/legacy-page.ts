import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { pageModule } from '../plain/page-module.ts';
import { type LegacyView, legacyView } from './legacy-view.ts';

/** Any page of a legacy remote: what its server has at the same path. */
export const page = pageModule<LegacyPage, LegacyView>({
  // Schemas stay out of the first view.
  load: async (args) => (await import('./legacy-query.ts')).loadLegacyPage(args),
  head: ({ title, description, canonical, isIndexed }) => ({
    title,
    ...(description === null ? {} : { description }),
    ...(canonical === null ? {} : { canonical }),
    ...(isIndexed ? {} : { robots: 'noindex,follow' }),
  }),
  view: legacyView,
});
