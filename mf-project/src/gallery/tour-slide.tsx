import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import type { LightboxTourProps } from './lightbox-tour.tsx';

/** A home seen all around, whose code comes with the slide; where it cannot be had the slide says so, and tries again. */
export function TourSlide(props: LightboxTourProps) {
  const [Tour, setTour] = useState<ComponentType<LightboxTourProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const { LightboxTour } = await import(/* webpackChunkName: "panorama" */ './lightbox-tour.tsx');
      setTour(() => LightboxTour);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (Tour) return <Tour {...props} />;
  return hasFailed && <ErrorState text={texts.failed} onRetry={() => void load()} />;
}
