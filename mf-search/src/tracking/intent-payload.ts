import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Tracking } from '@umbral/domain/search/tracking.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';

const maxStatusLength = 60;

/** What is told of a search, field by field as the product names them [B092]. */
export function intentPayload(state: SearchState, key: string, session: Session | null | undefined): Tracking {
  return {
    id_anonimo: key,
    correo: session?.email ?? '',
    user_id: session?.id ?? 0,
    building_status: fitting(state.statuses, maxStatusLength),
    filters: filtersOfSearch(state),
  };
}

/** As many words as fit, none of them cut. */
function fitting(words: readonly string[], length: number): string {
  return words.reduce((text, word) => {
    const longer = text === '' ? word : `${text},${word}`;
    return longer.length <= length ? longer : text;
  }, '');
}
