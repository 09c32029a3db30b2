import { PageAway, pageModule } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';
import RemovalPage from './removal-page.svelte';
import { removalTexts as texts } from './removal-texts.ts';

/** What the page shows. */
export interface Removal {
  readonly title: string;
  readonly floor: string;
}

export const page = pageModule<Removal, SvelteView>({
  load({ params, url }) {
    if (params.city === 'atlantida') throw new PageAway(texts.unknownCity);
    return { title: texts.title(params.city), floor: url.searchParams.get('piso') ?? '1' };
  },
  head: ({ title }) => ({ title }),
  view: RemovalPage,
});
