import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { keepSession, readSession } from './session-marks.ts';

/** After so many interactions in a session the portal may ask for an opinion [B078]. */
export const surveyThreshold = 5;

/** So long after the interaction that reaches it [B078]. */
const checkMs = 100;

/** What a press must meet to count: something that does something. */
const controls = 'a[href], button, summary, label, select, input:not([type="hidden"])';

/** How many interactions this tab has had. */
export function interactionCount(): number {
  const count = Number(readSession(sessionKeys.interactions));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/**
 * Counts presses on links, buttons and fields of the page, by pointer or key, for as long as the session lasts; what
 * lies over the page does not count. From the fifth on each asks, a moment later, whether the survey may come.
 */
export function countInteractions(onReached: () => void, signal: AbortSignal): void {
  let check: ReturnType<typeof setTimeout> | undefined;
  const count = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-over-page]')) return;
    const control = target.closest(controls);
    // A label hands its press on to its field, where it is counted.
    if (!control || (control instanceof HTMLLabelElement && control.control)) return;
    keepSession(sessionKeys.interactions, String(interactionCount() + 1));
    if (interactionCount() < surveyThreshold) return;
    clearTimeout(check);
    check = setTimeout(onReached, checkMs);
  };
  addEventListener('click', count, { capture: true, signal });
  if (interactionCount() >= surveyThreshold) check = setTimeout(onReached, checkMs);
}
