import { plantViewPath } from '@umbral/domain/api/plant-view-path.ts';
import { seenPlants } from '@umbral/kit/cards/plant-lists.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { sendCount } from './send-count.ts';

/**
 * Keeps on the device that a plant was seen and counts its view [C073]. Whether the plant is a thing of the advertisers'
 * catalogue is the server's to say [B126].
 */
export async function countView(context: Pick<RemoteContext, 'bus' | 'environment'>, id: number): Promise<void> {
  seenPlants.add(id);
  void tellConversion(context, { name: 'ViewContent', plantId: id });
  await sendCount(`${context.environment.apiBase}${plantViewPath.replace('{id}', String(id))}`);
}
