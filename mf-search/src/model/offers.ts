import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { PlantAnswer, PlantQuery } from './plant-query.ts';

/** Who says what there is while a form or a sentence is settled: the index, or the database while that is away. */
export interface Offers {
  /** Whether each of some searches leads to homes. */
  haveHomes(searches: readonly SearchState[]): Promise<readonly boolean[]>;
  /** The homes of every place and of every builder, as the index answers to that query. */
  places(query: PlantQuery): Promise<PlantAnswer>;
}
