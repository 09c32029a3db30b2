import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
import { EmbeddedSearchBar } from './embedded-search-bar.tsx';
import { parsePlace } from './search-bar-props.ts';

export const fragment = defineFragment({
  name: 'search-bar',
  props: { parse: parsePlace },
  load: async () => (await import('../../view-model/search-bar-options.ts')).searchBarOptions(),
  Component: EmbeddedSearchBar,
});
