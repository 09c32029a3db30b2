import { plantViewPath } from '@umbral/domain/api/plant-view-path.ts';
import { seenPlants } from '@umbral/kit/cards/plant-lists.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

/**
 * Keeps on the device that a plant was seen and counts its view; a count that is lost harms nobody [C073]. Without a
 * client of the API, whose code a visit would load for this alone. Whether the plant is a thing of the advertisers'
 * catalogue is the server's to say [B126].
 */
export async function countView(context: Pick<RemoteContext, 'bus' | 'environment'>, id: number): Promise<void> {
  seenPlants.add(id);
  void tellConversion(context, { name: 'ViewContent', plantId: id });
  const url = `${context.environment.apiBase}${plantViewPath.replace('{id}', String(id))}`;
  try {
    const answer = await fetch(url, { method: 'POST', keepalive: true });
    // Says nothing, but for the browser a request stays open until its answer is read.
    await answer.arrayBuffer();
  } catch {
    // Nobody misses it.
  }
}
