import { expect, test } from 'vitest';
import { createAdmission, usualAdmission } from '../admission/admission.ts';
import { createCompositionHolder } from '../composition/composition-holder.ts';
import { admitAs } from './admit-as.ts';

test('what is drawn anew after its visit still has the composition of that visit', async () => {
  const holder = createCompositionHolder();
  const gone: string[] = [];
  const lineup = { leading: { id: 'old' }, dependsOnVisitor: false, compositionFor: () => ({ id: 'old' }) } as never;
  holder.switchTo(lineup, () => gone.push('old'));
  const lease = holder.lease();
  if (!lease) throw new Error('no composition');
  const admission = createAdmission({ ...usualAdmission, atOnce: 1, budget: { burst: 9, perSecond: 9 } });
  const busy = Promise.withResolvers<void>();
  const first = admission.enter(
    { network: undefined, isCrawler: false, wanted: 'page', isListed: false },
    () => busy.promise,
  );
  const admit = admitAs(admission, { network: undefined, isCrawler: false, wanted: 'page', isListed: false }, lease);
  const refreshed = admit(async () => [...gone], { isRefresh: true });
  lease.release();
  holder.close();
  busy.resolve();
  await first;
  expect(await refreshed).toEqual([]);
  expect(gone).toEqual(['old']);
});
