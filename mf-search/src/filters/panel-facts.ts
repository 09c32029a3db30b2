import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { FacetCounts, OptionCounts } from '../model/facet-counts.ts';
import type { DroppedChoices, FairName } from '../view-model/filter-panel.ts';
import type { PlaceNames } from '../view-model/place-names.ts';

/** What the filter form of a listing is made of. */
export interface PanelFacts {
  readonly state: SearchState;
  readonly counts: FacetCounts;
  readonly names: PlaceNames;
  readonly options?: OptionCounts;
  /** The active fairs. */
  readonly fairs?: readonly FairName[];
  /** Choices that a change took away. */
  readonly dropped?: DroppedChoices;
  /** Keys of ranges whose ends came in the wrong order. */
  readonly crossed?: readonly string[];
  /** The database answers, by which words do not rank. */
  readonly isStandIn?: boolean;
}
