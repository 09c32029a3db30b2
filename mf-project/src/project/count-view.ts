import { plantViewPath } from 'shared-contracts/api/plant-view-path.ts';
import { seenPlants } from 'shared-contracts/remote/plant-lists.ts';

/**
 * Keeps on the device that a plant was seen and counts its view; a count that is lost harms nobody [C073]. Nothing is
 * read of the answer, so a visit does not load what calls the API.
 */
export async function countView(apiBase: string, id: number): Promise<void> {
  seenPlants.add(id);
  const url = `${apiBase}${plantViewPath.replace('{id}', String(id))}`;
  await fetch(url, { method: 'POST', keepalive: true }).catch(() => undefined);
}
