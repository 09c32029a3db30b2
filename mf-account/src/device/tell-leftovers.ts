import { routes } from '@umbral/domain/routes/table.ts';
import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { deviceTexts } from '../texts/device-texts.ts';
import { readThings } from './device-store.ts';

/** The address at which somebody with an account sees what is still on the device. */
export const leftoversHref = `${routes.kept.href()}?queda=1`;

const open = () => sessionStorage;

/** Says why something did not come to the account, and leads to it: once in a tab for the same things. */
export function tellLeftovers({ toast, navigate }: Pick<RemoteContext, 'toast' | 'navigate'>, refusal: string): void {
  const left = JSON.stringify([keptHearts.read(), readThings()]);
  if (readStored(open, sessionKeys.toldLeftovers) === left) return;
  writeStored(open, sessionKeys.toldLeftovers, left);
  const action = { label: deviceTexts.seeLeft, run: () => navigate(leftoversHref) };
  toast({ tone: 'warning', text: refusal, durationMs: 8000, action });
}
