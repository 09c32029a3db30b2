import { totalQuery } from '../model/listing-plan.ts';
import type { Offers } from '../model/offers.ts';
import type { Ask } from '../model/plant-query.ts';

/** What the index says of its homes, by one request for each question. */
export function indexOffers(ask: Ask): Offers {
  return {
    async haveHomes(searches) {
      const answers = await ask(searches.map((search) => totalQuery(search)));
      return answers.map(({ nbHits }) => nbHits > 0);
    },
    places: ask,
  };
}
