import { formatArea, formatMoney } from 'shared-contracts/domain/format.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { buildingStatusLabels } from 'shared-contracts/domain/project-labels.ts';

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

const counted = (count: number | null, one: string, many: string) =>
  count ? [`${count} ${count === 1 ? one : many}`] : [];

/** The facts of a plant that fit on a card. */
export function cardFactsOf(plant: PlantRecord): CardFacts {
  const { project, media } = plant;
  const { zone, city } = project.localization;
  return {
    title: project.title,
    place: zone === city ? city : `${zone}, ${city}`,
    status: buildingStatusLabels[project.building_status],
    price: plant.hide_price ? 'Consulta el precio' : `Desde ${formatMoney({ amount: plant.price, currency: 'cop' })}`,
    figures: [
      formatArea(plant.built_area),
      ...counted(plant.room_number, 'habitación', 'habitaciones'),
      ...counted(plant.bath_number, 'baño', 'baños'),
    ],
    photo: media.main_image?.src,
    color: media.main_image?.color ?? '#0b5d43',
  };
}
