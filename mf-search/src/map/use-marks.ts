import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { isReachable, roundedPlace } from '@umbral/domain/travel/reach.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useState } from 'react';
import type { topics } from '../topics.ts';

interface Marks {
  /** The mark that counts, to a thousandth of a degree: what is kept is what is seen. */
  readonly mark: MapPoint | undefined;
  readonly setMark: (at: MapPoint) => void;
  /** Takes the last mark back; the one before counts again. */
  readonly undo: () => void;
}

/**
 * The marks that a visitor has set one after the other; whoever asked for one hears each, and when it is taken back.
 * `asker` is the id by which the form knows its own.
 */
export function useMarks(asker: string | undefined): Marks {
  const bus = useTopics<typeof topics>();
  const [marks, setMarks] = useState<readonly MapPoint[]>([]);
  const mark = marks.at(-1);
  const change = (next: readonly MapPoint[]) => {
    setMarks(next);
    bus.publish('search/place-marked', { point: next.at(-1) ?? null, asker });
  };
  return {
    mark,
    setMark: (at) => {
      const point = roundedPlace(at);
      const isSame = mark?.lat === point.lat && mark.lng === point.lng;
      if (isReachable(point) && !isSame) change([...marks, point]);
    },
    undo: () => change(marks.slice(0, -1)),
  };
}
