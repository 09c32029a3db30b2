import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import { type TravelMinutes, wholeMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { TravelModel } from '@umbral/domain/travel/travel-model.ts';

/** Estimated minutes from a point to others by each way of going: what is the same for all of them is reckoned once. */
export function minutesBetween(model: TravelModel, from: GlobePoint): (to: GlobePoint) => TravelMinutes {
  const [walk, cycle] = [model.walk(from), model.cycle(from)];
  const transit = model.transit(from, undefined, walk);
  return (to) => {
    const riding = transit(to);
    return {
      walk: wholeMinutes(walk(to)),
      cycle: wholeMinutes(cycle(to)),
      transit: riding === undefined ? null : wholeMinutes(riding),
    };
  };
}
