import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { FramePorts } from '../../frame/frame-ports.ts';
import type { topics } from '../../topics.ts';
import type { PromptRule } from './arbiter.ts';
import { mayCallToFair } from './page-rule.ts';
import { keepSession, readSession } from './session-marks.ts';

/** The pop-up comes so long after a page was opened [B082]. */
export const popUpMs = 3000;

/** What the rule is made of, for those who ask why it does not come. */
export interface FairRule extends PromptRule {
  /** The page that is open now counts anew; the timer of the one before is over. */
  pageOpened(): void;
  /** Whether the fair calls nobody (any more) in this session; while that is not known, it may. */
  isSettled(): boolean;
}

/** While a fair is on, unseen in this session, not on pages of fairs or single projects, 3 s after a page was opened [B082]. */
export function createFairRule(
  ports: Pick<FramePorts, 'bus'>,
  path: () => string,
  request: () => void,
  isOffered: () => boolean,
): FairRule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isActive = () => topicsOf<typeof topics>(ports).last('fair/state-changed')?.active;
  return {
    isSettled: () => wasFairSeen() || !isOffered() || isActive() === false,
    fits: () => isActive() === true && !wasFairSeen() && mayCallToFair(path()),
    onClosed: () => keepSession(sessionKeys.fairPopUpSeen, '1'),
    pageOpened() {
      clearTimeout(timer);
      timer = setTimeout(request, popUpMs);
    },
  };
}

/** Whether the pop-up was closed in this session. */
export function wasFairSeen(): boolean {
  return readSession(sessionKeys.fairPopUpSeen) !== null;
}
