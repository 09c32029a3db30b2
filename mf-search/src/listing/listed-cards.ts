import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { type CardRecord, type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { projectCardOf } from '@umbral/kit/cards/project-card-of.ts';
import { readHits } from '../model/plant-hit.ts';
import { paymentsOfCard } from '../monthly/card-payments.ts';

/**
 * The cards of a listing out of the records of its homes, or of one home of each project: then `fitting` holds the ids of
 * the types that fit, all of them without it. `now` in milliseconds.
 */
export function listedCards(
  hits: readonly unknown[],
  {
    state,
    now,
    fitting,
  }: { readonly state: SearchState; readonly now: number; readonly fitting?: ReadonlySet<number> },
): PlantCard[] {
  const cardOf = (hit: CardRecord) =>
    state.unit === 'projects' ? projectCardOf(hit, fitting, now) : plantCardOf(hit, now);
  return readHits(hits).map((hit) => ({ ...paymentsOfCard(hit, state, now), ...silent(cardOf(hit)) }));
}

/** In a grid a card is 470 points wide at most: the next file is twice as heavy, and three of them a card a sixtieth of the document. */
const widestPhoto = 800;

/** The photos of a card stand beside its words and are not read aloud: theirs would be a twentieth of the document. */
function silent(card: PlantCard): PlantCard {
  return { ...card, images: card.images.map((image) => ({ ...image, alt: '', ...fittingFiles(image) })) };
}

function fittingFiles({ avifSrcSet }: PlantCard['images'][number]): Pick<PlantCard['images'][number], 'avifSrcSet'> {
  if (avifSrcSet === undefined) return {};
  const files = avifSrcSet.split(', ');
  const fitting = files.filter((file) => Number.parseInt(file.split(' ')[1] ?? '', 10) <= widestPhoto);
  return fitting.length === 0 ? {} : { avifSrcSet: fitting.join(', ') };
}
