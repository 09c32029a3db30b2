import type { Draft, Family } from './draft.ts';
import type { Surroundings } from './layout.ts';
import { type Areas, areasOf, type MeasuredLevel, measure } from './measure.ts';
import { rateLevels } from './rate-plan.ts';

/** A family at the size that suits it best. */
export interface Fitted extends Areas {
  readonly family: Family;
  /** Centimetres inside the outer walls. */
  readonly width: number;
  readonly depth: number;
  readonly surroundings: Surroundings;
  readonly levels: readonly MeasuredLevel[];
  readonly fault: number;
}

const sliders = [0, 0.5, 1] as const;
const steps = 7;
/** Changes of the depth in centimetres. */
const trims = [-20, 0, 20] as const;

/**
 * The best layout of a family near a built area in square metres, inside a range; null where none keeps the rules.
 * Tries proportions and inner measures one by one: the same request always gives the same answer.
 */
export function fitFamily(family: Family, target: number, range: readonly [number, number]): Fitted | null {
  let best: Fitted | null = null;
  for (const draft of drafts(family, target)) {
    const levels = measure(draft);
    if (!levels) continue;
    const areas = areasOf(levels, draft.surroundings);
    if (areas.builtArea < range[0] || areas.builtArea > range[1]) continue;
    const badness = rateLevels(levels);
    if (badness === null) continue;
    const fault = badness + (Math.abs(areas.builtArea - target) / (range[1] - range[0])) * 2;
    if (best && best.fault <= fault) continue;
    best = { family, ...draft, levels, ...areas, fault };
  }
  return best;
}

function* drafts(family: Family, target: number): Generator<Draft> {
  const [narrow, wide] = family.ratio;
  for (let step = 0; step < steps; step++) {
    const ratio = narrow + ((wide - narrow) * step) / (steps - 1);
    const footprint = target / family.floors;
    const width = Math.round((Math.sqrt(footprint * ratio) * 100 - 30) / 10) * 10;
    for (const trim of trims) {
      const depth = Math.round(((footprint / (width / 100 + 0.25)) * 100 - 35 + trim) / 10) * 10;
      for (const a of sliders) {
        for (const b of sliders) for (const c of sliders) yield family.draft({ width, depth, a, b, c });
      }
    }
  }
}
