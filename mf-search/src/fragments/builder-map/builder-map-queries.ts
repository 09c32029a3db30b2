import { listProjectPoints, type ProjectPoint } from '@umbral/domain/api/project-cards.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { MapPlace } from '../../map/map-place.ts';

/** Where the projects of a builder stand; nobody has none. */
export async function loadPlaces(call: CallApi, builder: string, signal: AbortSignal): Promise<readonly MapPlace[]> {
  if (builder === '') return [];
  const { data } = await call(listProjectPoints, { query: { builder } }, { signal });
  return data.map(placeOf);
}

/** A project that is being launched has a page of its own; of any other the home that it starts with is shown. */
function placeOf(point: ProjectPoint): MapPlace {
  const { id, slug, title, building_status, home, homes, price, coordinates, localization } = point;
  const { city, zone } = localization;
  return {
    id,
    title,
    href:
      building_status === 'launch' ? routes.launch.href({ id: `${id}-${slug}` }) : plantHref({ ...home, localization }),
    where: zone === city ? city : `${zone}, ${city}`,
    homes,
    price: toldCop(price),
    ...coordinates,
  };
}
