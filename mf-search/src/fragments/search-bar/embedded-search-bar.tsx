import { SearchBar } from '../../search-box/search-bar.tsx';
import { searchBarTexts as texts } from '../../texts/search-bar-texts.ts';
import type { SearchBarOptions } from '../../view-model/search-bar-options.ts';
import type { SearchBarPlace } from './search-bar-props.ts';

interface EmbeddedSearchBarProps {
  readonly props: SearchBarPlace;
  readonly data: SearchBarOptions;
}

/** The search bar of the header's panel and of other remotes' pages [M041, M042]. */
export function EmbeddedSearchBar({ props: { place }, data }: EmbeddedSearchBarProps) {
  return (
    <SearchBar options={data} title={place === 'home' ? texts.homeTitle : texts.title} autoFocus={place === 'header'} />
  );
}
