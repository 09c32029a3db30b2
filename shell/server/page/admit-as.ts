import type { Admission } from '../admission/admission.ts';
import { type Asker, refresher } from '../admission/asker.ts';
import type { PageDrawing } from '../cache/page-cache.ts';

/** Lets what an asker wants drawn in when it is their turn; what nobody waits for is nobody's in particular. */
export function admitAs(admission: Admission, asker: Asker): PageDrawing['admit'] {
  return (run, { isRefresh }) => admission.enter(isRefresh ? refresher : asker, run);
}

/** What needs no remote waits for nobody. */
export const atOnce: PageDrawing['admit'] = (run) => run();
