import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../fields/use-latest.ts';
import { useRemoval } from '../fields/use-removal.ts';
import { moved } from '../list/order.ts';
import { formatPercent, type Position } from '../marking/position.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { newPoint, type PointDraft } from './blueprint-draft.ts';

interface Points {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly chosen: number | undefined;
  readonly choose: (place: number) => void;
  /** Where a point has come to, for a live region. */
  readonly news: string;
  readonly add: (position: Position) => void;
  readonly moveTo: (place: number, position: Position) => void;
  readonly change: (place: number, point: PointDraft) => void;
  readonly remove: (place: number) => void;
  readonly reorder: (from: number, to: number) => void;
}

/** What can be done with the points of a drawing; a new one has the focus, so that keys can move it at once. */
export function usePoints(
  points: readonly PointDraft[],
  onPoints: (points: readonly PointDraft[]) => void,
  max: number,
): Points {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number>();
  const [news, setNews] = useState('');
  const removal = useRemoval();
  const latest = useLatest({ points, onPoints });
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    root.current?.querySelectorAll<HTMLElement>('[data-place]')[toFocus.current]?.focus();
    toFocus.current = undefined;
  });
  const say = (place: number, { x, y }: Position) =>
    setNews(texts.points.at(place + 1, formatPercent(x), formatPercent(y)));
  return {
    ...{ root, chosen, choose, news },
    add(position) {
      if (points.length >= max) return setNews(texts.points.full(max));
      onPoints([...points, newPoint(position)]);
      toFocus.current = points.length;
      say(points.length, position);
    },
    moveTo(place, position) {
      const point = points[place];
      if (!point) return;
      onPoints(points.with(place, { ...point, ...position }));
      say(place, position);
    },
    change: (place, point) => onPoints(points.with(place, point)),
    remove(place) {
      const point = points[place];
      if (!point) return;
      onPoints(points.toSpliced(place, 1));
      choose(undefined);
      if (points.length > 1) toFocus.current = Math.min(place, points.length - 2);
      removal([point.image], () => latest.current.onPoints(latest.current.points.toSpliced(place, 0, point)));
    },
    reorder(from, to) {
      onPoints(moved(points, from, to));
      choose(to);
    },
  };
}
