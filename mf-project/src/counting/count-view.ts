import { plantViewPath } from '@umbral/domain/api/plant-view-path.ts';
import { seenPlants } from '@umbral/kit/cards/plant-lists.ts';

/**
 * Keeps on the device that a plant was seen and counts its view; a count that is lost harms nobody [C073]. Without a
 * client of the API, whose code a visit would load for this alone.
 */
export async function countView(apiBase: string, id: number): Promise<void> {
  seenPlants.add(id);
  const url = `${apiBase}${plantViewPath.replace('{id}', String(id))}`;
  try {
    const answer = await fetch(url, { method: 'POST', keepalive: true });
    // Says nothing, but for the browser a request stays open until its answer is read.
    await answer.arrayBuffer();
  } catch {
    // Nobody misses it.
  }
}
