import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import { fittingFile } from '@umbral/domain/media/image-set.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { topics as kitTopics } from '@umbral/kit/topics.ts';
import { useState } from 'react';
import type { topics } from '../topics.ts';
import type { KeptHome } from './kept-home.ts';

/** The comparator's tray shows a picture 60 points wide, on screens with two pixels to a point. */
const trayPixels = 120;

/** Homes that are chosen to be compared. */
export interface Comparing {
  readonly chosen: readonly number[];
  readonly isFull: boolean;
  readonly isPossible: boolean;
  readonly toggle: (plantId: number) => void;
  /** Puts the chosen homes into the comparator and opens it. */
  readonly start: () => void;
}

/** Chooses at most four of the favourites; what left the favourites is chosen no more. */
export function useComparing(homes: readonly KeptHome[]): Comparing {
  const bus = useTopics<typeof topics & typeof kitTopics>();
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const compared = homes.filter(({ card }) => wanted.includes(card.id));
  const chosen = compared.map(({ card }) => card.id);
  const isPossible = chosen.length >= comparisonLimits.minToSave;
  const start = () => {
    if (!isPossible) return;
    const there = bus.last('comparator/selection-changed')?.items.map(({ plantId }) => plantId) ?? [];
    for (const { card } of compared) {
      const image = card.images[0] ? fittingFile(card.images[0], trayPixels) : null;
      if (!there.includes(card.id)) bus.ask('comparator/add', { plantId: card.id, title: card.title, image });
    }
    bus.ask('comparator/open', { from: 'card' });
  };
  return {
    chosen,
    isFull: chosen.length >= comparisonLimits.max,
    isPossible,
    toggle: (id) => setWanted(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    start,
  };
}
