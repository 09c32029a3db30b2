// @vitest-environment jsdom
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { changeThings } from './device-store.ts';
import { nothingKept } from './device-things.ts';
import { tellLeftovers } from './tell-leftovers.ts';

afterEach(() => {
  localStorage.removeItem(localKeys.keptThings);
  sessionStorage.clear();
});

test('[B136] what did not come is told once in a tab with the way to it, and again when something else is left', () => {
  const [toast, navigate] = [vi.fn(), vi.fn()];
  const keep = (name: string) => changeThings(() => ({ ...nothingKept, lists: [{ id: 1, name }] }));
  keep('Para mamá');
  tellLeftovers({ toast, navigate }, 'No caben más listas.');
  tellLeftovers({ toast, navigate }, 'No caben más listas.');
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'warning', text: 'No caben más listas.' }),
  );
  toast.mock.calls[0]?.[0].action.run();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/guardados?queda=1');
  keep('Para papá');
  tellLeftovers({ toast, navigate }, 'No caben más listas.');
  expect(toast).toHaveBeenCalledTimes(2);
});
