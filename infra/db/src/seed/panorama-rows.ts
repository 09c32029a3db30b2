import { centreOf } from './blueprint-rows.ts';
import type { Building } from './buildings.ts';
import { hasOpenKitchen, type TourStop, tourOf } from './home-tour.ts';
import type { SeedRow } from './insert-rows.ts';
import type { Layout } from './layout-library.ts';
import type { MediaAsset } from './media-library.ts';
import { wordsOf } from './picture-rows.ts';
import type { PriceLevel } from './price-level.ts';
import { shownRooms } from './room-pictures.ts';
import type { ProjectPlan } from './seed-plan.ts';

interface TouredPlant {
  plantId: number;
  plan: ProjectPlan;
  level: PriceLevel;
  layout: Layout;
  /** Whose rooms stand for those of the home; none where it has no tour. */
  building: Building | undefined;
}

export interface Panoramas {
  panoramas: SeedRow<'plant_panorama'>[];
  doors: SeedRow<'plant_panorama_door'>[];
}

const usualWidth = 2048;

/** The file of a panorama that stands for it where nobody chooses: sharp on most screens, and shown by every browser. */
export function addressOfPanorama({ files }: MediaAsset): string | undefined {
  const shown = files.filter(({ format }) => format !== 'avif');
  const usual = (shown.length > 0 ? shown : files).toSorted(
    (a, b) => Math.abs(a.width - usualWidth) - Math.abs(b.width - usualWidth),
  );
  return usual[0]?.src;
}

/** The living room is drawn with the kitchen in it. */
const kitchenApart = 'con la cocina abierta a la sala';

/** The rooms of a home all around, and the doors between them. */
export function panoramaRows({ plantId, plan, level, layout, building }: TouredPlant): Panoramas {
  const pictures = building?.panoramas;
  if (!pictures) return { panoramas: [], doors: [] };
  const stops = tourOf(
    layout,
    shownRooms.filter((room) => pictures.has(room)),
  );
  const differences = ({ shows }: TourStop) => (shows === 'living' && !hasOpenKitchen(layout) ? [kitchenApart] : []);
  const panoramas = stops.flatMap((stop, index): SeedRow<'plant_panorama'>[] => {
    const picture = pictures.get(stop.shows);
    const frame = layout.levels[stop.level]?.frame;
    if (!picture || !frame) return [];
    return [
      {
        plant_id: plantId,
        position: index + 1,
        room: stop.shows,
        name: stop.room.name,
        media_key: picture.key,
        ...wordsOf(picture, plan, level, differences(stop)),
        heading: stop.heading,
        floor: stop.level + 1,
        ...centreOf(stop.room, frame),
      },
    ];
  });
  const doors = stops.flatMap((stop, from) =>
    stop.doors.map(({ to, bearing }) => ({
      plant_id: plantId,
      from_position: from + 1,
      to_position: to + 1,
      bearing,
    })),
  );
  return { panoramas, doors };
}
