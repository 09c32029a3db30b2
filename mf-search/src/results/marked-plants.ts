import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlantMarks } from './use-plant-marks.ts';

/** What each layout knows of what the visitor saw and hid, and lets them do about it. */
export interface MarkedPlants {
  /** The page has come alive and the device was asked: only then anything can be hidden. */
  readonly isReady: boolean;
  isSeen(id: number): boolean;
  isHidden(id: number): boolean;
  /** A hidden plant that leaves the place of its card empty. */
  keepsPlace(id: number): boolean;
  hide(id: number): void;
  show(id: number): void;
  /** The one that was hidden last, here and now. */
  readonly latest?: number;
  /** Hidden plants are drawn all the same, each under its line. */
  readonly showsHidden: boolean;
  toggleHidden(): void;
}

export interface DensityProps {
  readonly cards: readonly PlantCard[];
  readonly marked: MarkedPlants;
}

/** The ids that a card hides: with a project all of its types, so that no other search brings it back. */
function hiddenBy(cards: readonly PlantCard[], id: number): number[] {
  const { areas = [], others = [] } = cards.find((card) => card.id === id)?.types ?? {};
  return [...areas.map((area) => area.id).filter((other) => other !== id), ...others, id];
}

/** The marks of a listing with what is chosen about them on this page; the same object until one of them changes. */
export function useMarkedPlants(
  marks: PlantMarks | undefined,
  onShown: (plant: { readonly id: number }) => void,
  cards: readonly PlantCard[],
): MarkedPlants {
  // Other cards are no other marks: nothing is drawn again for them.
  const listed = useRef(cards);
  useEffect(() => {
    listed.current = cards;
  }, [cards]);
  const [latest, setLatest] = useState<number>();
  const [showsHidden, setShowsHidden] = useState(false);
  return useMemo(
    () => ({
      isReady: marks !== undefined,
      isSeen: (id) => marks?.seen.includes(id) ?? false,
      isHidden: (id) => marks?.hidden.includes(id) ?? false,
      keepsPlace: (id) => id !== latest && (marks?.keepsPlace.has(id) ?? false),
      hide: (id) => {
        setLatest(id);
        for (const one of hiddenBy(listed.current, id)) marks?.hide(one);
      },
      show: (id) => {
        setLatest(undefined);
        for (const one of hiddenBy(listed.current, id)) marks?.show(one);
        onShown({ id });
      },
      latest,
      showsHidden,
      toggleHidden: () => setShowsHidden(!showsHidden),
    }),
    [marks, onShown, latest, showsHidden],
  );
}
