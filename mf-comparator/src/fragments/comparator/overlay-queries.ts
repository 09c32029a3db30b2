import type { EndpointOutput } from 'shared-contracts/api/endpoint.ts';
import { listPlantsByIds } from 'shared-contracts/api/plants.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { plantHref } from 'shared-contracts/routes/plant-href.ts';
import type { ComparedColumn } from '../../model/compared-column.ts';

type Plant = EndpointOutput<typeof listPlantsByIds>['data'][number];

/** The compared plants in the order of the selection; unknown ones are left out. */
export async function loadColumns(
  call: CallApi,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ComparedColumn[]> {
  const { data } = await call(listPlantsByIds, { params: { id: ids.join(',') } }, { signal });
  return data.map(toColumn);
}

function toColumn(plant: Plant): ComparedColumn {
  return {
    ...plant,
    title: `${plant.project.title} · ${plant.title}`,
    href: plantHref({ slug: plant.slug, type: plant.type, localization: plant.project.localization }),
    isActive: plant.isActive === 1,
    image: plant.media.main_image,
  };
}
