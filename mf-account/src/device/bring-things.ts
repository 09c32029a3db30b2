import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { deviceTexts } from '../texts/device-texts.ts';
import { mergeThings } from './merge-things.ts';

/**
 * Brings what the device keeps to the account and says what came; where a call fails, the rest waits for the next time.
 * Gives the reason why something stays.
 */
export async function bringThings(
  merge: Parameters<typeof mergeThings>[0],
  toast: RemoteContext['toast'],
): Promise<string | undefined> {
  const { lists, comparisons, refusal } = await mergeThings(merge).catch(() => ({
    lists: 0,
    comparisons: 0,
    refusal: undefined,
  }));
  if (lists + comparisons > 0) toast({ tone: 'success', text: deviceTexts.merged(lists, comparisons) });
  return refusal;
}
