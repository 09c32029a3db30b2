import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { cardTexts } from './card-texts.ts';

/** What the picture of a plant says when its page is shared. */
export interface CardFacts {
  readonly title: string;
  readonly place: string;
  readonly status: string;
  /** "Desde $ 245.000.000"; a hidden price is not told here either [B046]. */
  readonly price: string;
  readonly figures: readonly string[];
  /** Address of the photo below the words. */
  readonly photo: string | undefined;
  /** Painted where there is no photo. */
  readonly color: string;
}

const counted = (count: number | null, [one, many]: readonly [string, string]) =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

/** The facts of a plant that fit on a card. */
export function cardFactsOf(plant: PlantRecord): CardFacts {
  const { project, media } = plant;
  const { zone, city } = project.localization;
  const cop = toldCop(plant.price);
  return {
    title: project.title,
    place: zone === city ? city : `${zone}, ${city}`,
    status: buildingStatusLabels[project.building_status],
    price: cop === undefined ? cardTexts.hiddenPrice : cardTexts.price(formatMoney({ amount: cop, currency: 'cop' })),
    figures: [
      formatArea(plant.built_area),
      ...counted(plant.room_number, cardTexts.rooms),
      ...counted(plant.bath_number, cardTexts.baths),
    ],
    photo: media.main_image?.src,
    color: media.main_image?.color ?? '#0b5d43',
  };
}
