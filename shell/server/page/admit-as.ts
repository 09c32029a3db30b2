import type { Admission } from '../admission/admission.ts';
import { type Asker, refresher } from '../admission/asker.ts';
import type { PageDrawing } from '../cache/page-cache.ts';
import type { CompositionLease } from '../composition/composition-holder.ts';

/**
 * Lets what an asker wants drawn in when it is their turn; what nobody waits for is nobody's in particular. That turn may
 * come long after the visit has let its composition go: it is held until then.
 */
export function admitAs(
  admission: Admission,
  asker: Asker,
  lease: Pick<CompositionLease, 'again'>,
): PageDrawing['admit'] {
  return (run, { isRefresh }) => {
    if (!isRefresh) return admission.enter(asker, run);
    const held = lease.again();
    return admission.enter(refresher, run).finally(held.release);
  };
}

/** What needs no remote waits for nobody. */
export const atOnce: PageDrawing['admit'] = (run) => run();
