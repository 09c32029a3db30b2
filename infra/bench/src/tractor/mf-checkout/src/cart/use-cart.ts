import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useSyncExternalStore } from 'react';
import type { topics } from '../topics.ts';
import { type CartItem, countOf, parseCart, spellCart, withOneMore } from './cart-text.ts';

const key = 'checkout.cart';
const empty: readonly CartItem[] = [];

let kept: readonly CartItem[] | undefined;
const listeners = new Set<() => void>();

function items(): readonly CartItem[] {
  kept ??= parseCart(localStorage.getItem(key));
  return kept;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Another tab of the shop wrote. */
function onStorage(event: StorageEvent): void {
  if (event.key !== key) return;
  kept = undefined;
  tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The visitor's cart: in this browser alone, so that pages stay everybody's. Empty on the server. */
export function useCart() {
  const bus = useTopics<typeof topics>();
  const current = useSyncExternalStore(subscribe, items, () => empty);
  const put = (next: readonly CartItem[]) => {
    kept = next;
    localStorage.setItem(key, spellCart(next));
    tellAll();
    bus.publish('checkout/cart-updated', { count: countOf(next) });
  };
  return {
    items: current,
    count: countOf(current),
    add: (sku: string) => put(withOneMore(items(), sku)),
    remove: (sku: string) => put(items().filter((item) => item.sku !== sku)),
    clear: () => put(empty),
  };
}
