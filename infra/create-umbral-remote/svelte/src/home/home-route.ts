import { pageModule } from '@umbral/kit/plain/page-module.ts';
import type { SvelteView } from '@umbral/kit/plain/svelte-view.ts';
import { settingsOf } from '@umbral/kit/remote/settings-of.ts';
import type { settings } from '../settings.ts';
import HomePage from './home-page.svelte';
import { homeTexts as texts } from './home-texts.ts';

/** What the page shows; the server and the browser draw the same. */
export interface Home {
  readonly title: string;
}

export const page = pageModule<Home, SvelteView>({
  load({ params, context }) {
    const { greeting } = settingsOf<typeof settings>(context);
    return { title: texts.title(greeting, params.city) };
  },
  head: ({ title }) => ({ title }),
  view: HomePage,
});
