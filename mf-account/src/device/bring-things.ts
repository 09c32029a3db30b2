import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { deviceTexts } from '../texts/device-texts.ts';
import { mergeThings } from './merge-things.ts';

/** Brings what the device keeps to the account and says what came; where a call fails, the rest waits for the next time. */
export async function bringThings(
  merge: Parameters<typeof mergeThings>[0],
  toast: RemoteContext['toast'],
): Promise<void> {
  const { lists, comparisons, refusal } = await mergeThings(merge).catch(() => ({
    lists: 0,
    comparisons: 0,
    refusal: undefined,
  }));
  if (lists + comparisons > 0) toast({ tone: 'success', text: deviceTexts.merged(lists, comparisons) });
  if (refusal !== undefined) toast({ tone: 'warning', text: refusal });
}
