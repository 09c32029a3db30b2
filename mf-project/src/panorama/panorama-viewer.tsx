import { Button } from '@umbral/kit/actions/button.tsx';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import { FlatPanorama } from './flat-panorama.tsx';
import { PanoramaControls } from './panorama-controls.tsx';
import css from './panorama-viewer.module.css';
import { moveOfKey, type ViewChange } from './sphere-moves.ts';
import { bearing } from './sphere-view.ts';
import { usePanorama } from './use-panorama.ts';
import { useSphereGestures } from './use-sphere-gestures.ts';

interface PanoramaViewerProps {
  /** Address of an equirectangular picture. */
  readonly src: string;
  readonly alt: string;
  /** Asked for after a failure: the owner mounts a new viewer. */
  readonly onRetry: () => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A room seen all around: turned by finger, mouse, keys or buttons, and slowly by itself until somebody takes over;
 * never by itself for people who asked for less motion.
 */
export function PanoramaViewer({ src, alt, onRetry }: PanoramaViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isTurning, setTurning] = useState(() => !prefersStillness());
  const { view, setView, phase } = usePanorama(canvas, src, isTurning);
  const change = useCallback(
    (step: ViewChange) => {
      setTurning(false);
      setView(step);
    },
    [setView],
  );
  const gestures = useSphereGestures(canvas, change);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOfKey[event.key];
    if (!step) return;
    event.preventDefault();
    change(step);
  };
  return (
    <div className={css.viewer}>
      <div
        className={css.stage}
        role="application"
        aria-label={`${texts.view}: ${alt}`}
        aria-description={texts.help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the application hears the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={css.canvas} {...gestures} />
      </div>
      {phase === 'loading' && <p className={css.state}>{texts.loading}</p>}
      {phase === 'flat' && <FlatPanorama src={src} alt={alt} />}
      {phase === 'failed' && (
        <div className={css.state} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      )}
      {phase === 'ready' && <PanoramaControls isTurning={isTurning} onTurning={setTurning} onChange={change} />}
      <p className="visually-hidden" aria-live="polite">
        {phase === 'ready' && !isTurning && texts.looking(bearing(view))}
      </p>
    </div>
  );
}
