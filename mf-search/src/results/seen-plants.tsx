import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { resultsTexts as texts } from '../texts/results-texts.ts';

const mostShown = 8;

interface SeenPlantsProps {
  /** Latest first; absent until the device was asked. */
  readonly seen?: readonly number[];
}

/** The plants whose page was opened on this device: its code and data come when the place is near the view. */
export function SeenPlants({ seen = [] }: SeenPlantsProps) {
  if (seen.length === 0) return null;
  const ids = seen.slice(0, mostShown);
  return (
    <Fragment
      of="mf-project/project-rail"
      props={{ kind: 'ids', ids, limit: mostShown, title: texts.seen, level: 2 }}
    />
  );
}
