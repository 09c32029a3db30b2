import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { movedStop, toggledStop } from '../model/walk-order.ts';
import { walkTexts as texts } from '../texts/walk-texts.ts';
import { keepWalk, keptWalk, onWalkChange } from './kept-walk.ts';

interface Walk {
  /** Slugs of stands in order; undefined until the device was asked. */
  readonly stops: readonly string[] | undefined;
  readonly toggle: (stop: string) => void;
  readonly move: (stop: string, by: -1 | 1) => void;
}

/**
 * The walk through a fair that this device keeps. Told which stands the fair has, it knows no others: one that has left
 * the fair is no stop any more.
 */
export function useWalk(fair: string, stands?: readonly { readonly slug: string }[]): Walk {
  const { toast } = useRemote();
  const [stops, setStops] = useState<readonly string[]>();
  useEffect(() => {
    const read = () => setStops(keptWalk(fair));
    read();
    return onWalkChange(read);
  }, [fair]);
  const ofFair = (kept: readonly string[]) =>
    stands ? kept.filter((stop) => stands.some(({ slug }) => slug === stop)) : kept;
  // Another tab may have changed it meanwhile: what is kept is asked at the press.
  const change = (next: (stops: readonly string[]) => readonly string[]) => {
    if (!keepWalk(fair, next(ofFair(keptWalk(fair))))) toast({ tone: 'error', text: texts.notKept });
  };
  return {
    stops: stops && ofFair(stops),
    toggle: (stop) => change((kept) => toggledStop(kept, stop)),
    move: (stop, by) => change((kept) => movedStop(kept, stop, by)),
  };
}
