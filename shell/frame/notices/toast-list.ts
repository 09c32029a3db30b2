import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { ToastMessage } from '@umbral/protocol/remote/remote-context.ts';
import { createStore, type Store } from '../../store.ts';

export type ShownToast = ToastMessage & { readonly id: number };

/** The messages on the screen: remotes hand them in directly, anyone by the intent `shell/show-toast`. */
export interface ToastList extends Store<readonly ShownToast[]> {
  readonly first: readonly ShownToast[];
  show(message: ToastMessage): void;
  end(id: number): void;
}

const atOnce = 3;

/** Makes the list and handles the intent. The oldest goes when there are more than three. */
export function createToastList(bus: OwnedBus<'shell'>): ToastList {
  const store = createStore<readonly ShownToast[]>([]);
  let lastId = 0;
  const show = (message: ToastMessage) => {
    lastId += 1;
    store.set([...store.get(), { ...message, id: lastId }].slice(-atOnce));
  };
  bus.handle('shell/show-toast', show);
  return { ...store, show, end: (id) => store.set(store.get().filter((toast) => toast.id !== id)) };
}
