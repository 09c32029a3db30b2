import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { type DrawnPreview, drawPreview } from './draw-preview.ts';
import type { Draw } from './open-preview.ts';

/** What is kept drawn, and for how long: names of places and pictures in the work change without a new version. */
const kept = { most: 200, ms: 20_000 } as const;
/** Drawings of one draft wait for one another with a connection each: more at a time would take all of them. */
const mostAtOnce = 3;

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
  let running = 0;
  return (version, source, asked) => {
    const number = asked <= projectFormLimits.plants ? asked : 1;
    const key = `${version} ${number}`;
    const at = backend.now().getTime();
    const known = drawn.get(key);
    if (known && at - known.at < kept.ms) return known.preview;
    if (running >= mostAtOnce) return Promise.reject(new Refusal('unavailable'));
    running += 1;
    const preview = drawPreview(backend, source, number).finally(() => {
      running -= 1;
    });
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
