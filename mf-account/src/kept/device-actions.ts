import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent, wrong } from '@umbral/kit/form/outcome.ts';
import * as changes from '../device/change-things.ts';
import { changeThings, readThings } from '../device/device-store.ts';
import type { DeviceThings } from '../device/device-things.ts';
import { deviceTexts as texts } from '../texts/device-texts.ts';
import type { KeptActions } from '../ui/kept-actions.tsx';

const done = (message: string) => ({ ok: 1 as const, message });

function keep(change: (now: DeviceThings) => DeviceThings, message: string) {
  changeThings(change);
  return done(message);
}

/** What is done with kept things where the visitor has no account: on the device. */
export const deviceActions: KeptActions = {
  isOnDevice: true,
  async saveList(name, id): Promise<Outcome<string>> {
    const changed = changes.withList(readThings(), name, id);
    if (changed === 'taken') return wrong({ name: texts.list.taken });
    if (changed === 'full') return refused(texts.list.full);
    changeThings(() => changed);
    return sent(id === undefined ? texts.list.created : texts.list.renamed);
  },
  removeList: async (id) => keep((now) => changes.withoutList(now, id), texts.list.deleted),
  move: async (plantId, listId) => keep((now) => changes.withHome(now, plantId, { listId }), texts.list.moved),
  async saveNote(plantId, note) {
    changeThings((now) => changes.withHome(now, plantId, { note }));
    return sent(texts.noted);
  },
  async nameComparison(id, name) {
    changeThings((now) => changes.withComparisonNamed(now, id, name));
    return sent(texts.comparison.renamed);
  },
  removeComparison: async (id) => keep((now) => changes.withoutComparison(now, id), texts.comparison.deleted),
};
