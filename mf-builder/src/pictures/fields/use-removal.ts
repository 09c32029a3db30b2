import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { useLatest } from './use-latest.ts';

/** How long a removal can be undone. */
const undoMs = 8000;

/**
 * Takes pictures out of a form: what has been removed can be put back for a moment, and is then forgotten where no
 * field names it any more.
 */
export function useRemoval(): (keys: readonly (string | null)[], putBack: () => void) => void {
  const { toast } = useRemote();
  const { desk, isUsed } = usePictureDesk();
  // The form of the moment in which it is forgotten, not of that in which it was removed.
  const latest = useLatest(isUsed);
  return (keys, putBack) => {
    const forget = setTimeout(() => {
      for (const key of keys) if (key !== null && !latest.current(key)) desk.discard(key);
    }, undoMs + 1000);
    const run = () => {
      clearTimeout(forget);
      putBack();
    };
    toast({ tone: 'info', text: texts.removed, durationMs: undoMs, action: { label: texts.undo, run } });
  };
}
