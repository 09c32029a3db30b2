import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { type DrawnPreview, drawPreview } from './draw-preview.ts';
import type { Draw } from './open-preview.ts';

/** What is kept drawn, and for how long: names of places and pictures in the work change without a new version. */
const kept = { most: 200, ms: 20_000 } as const;
/** Drawings of one draft wait for one another with a connection each: more at a time would take all of them. */
const mostAtOnce = 3;
/** So many more wait for their turn; whoever comes then is refused. */
const mostWaiting = 12;

interface Drawn {
  readonly at: number;
  readonly preview: Promise<DrawnPreview>;
}

/**
 * Draws each version of a draft once, however many look at it: a draft costs at most one drawing for each time that it
 * is saved and each typology that is looked at, in 20 seconds.
 */
export function drawnPreviews(backend: Backend): Draw {
  const drawn = new Map<string, Drawn>();
  const turns = createTurns(mostAtOnce);
  return (version, source, asked) => {
    const number = asked <= projectFormLimits.plants ? asked : 1;
    const key = `${version} ${number}`;
    const at = backend.now().getTime();
    const known = drawn.get(key);
    if (known && at - known.at < kept.ms) return known.preview;
    if (turns.waiting >= mostWaiting) return Promise.reject(new Refusal('unavailable'));
    const preview = turns.take(() => drawPreview(backend, source, number));
    drawn.delete(key);
    drawn.set(key, { at, preview });
    for (const oldest of drawn.keys()) {
      if (drawn.size <= kept.most) break;
      drawn.delete(oldest);
    }
    preview.catch(() => drawn.delete(key));
    return preview;
  };
}

/** Does `most` pieces of work at a time, the others in the order in which they came. */
function createTurns(most: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    get waiting() {
      return queue.length;
    },
    async take<Result>(work: () => Promise<Result>): Promise<Result> {
      if (running < most) running += 1;
      else await new Promise<void>((begin) => queue.push(begin));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
