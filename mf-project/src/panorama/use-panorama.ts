import { type RefObject, useEffect, useRef, useState } from 'react';
import { createSphereRenderer, type SphereRenderer } from './sphere-renderer.ts';
import { firstView, type SphereView, turned } from './sphere-view.ts';

/** `flat`: the browser cannot draw spheres, the picture itself is shown. */
type Phase = 'loading' | 'ready' | 'flat' | 'failed';

/** More pixels than twice the screen's are not seen, but paid. */
const highestDensity = 2;
const degreesPerSecond = 5;

async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Keeps the canvas as sharp as the screen and tells when it changed. */
function followSize(canvas: HTMLCanvasElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(() => {
    const density = Math.min(devicePixelRatio, highestDensity);
    canvas.width = Math.round(canvas.clientWidth * density);
    canvas.height = Math.round(canvas.clientHeight * density);
    onChange();
  });
  observer.observe(canvas);
  return () => observer.disconnect();
}

/** Calls back before every frame with the seconds since the last one. */
function everyFrame(step: (seconds: number) => void): () => void {
  let last: number | undefined;
  let frame = requestAnimationFrame(function next(now) {
    step(last === undefined ? 0 : Math.min((now - last) / 1000, 0.1));
    last = now;
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Draws the panorama of an address on a canvas, from `view`; turns by itself while `isTurning`. */
export function usePanorama(canvasRef: RefObject<HTMLCanvasElement | null>, src: string, isTurning: boolean) {
  const [view, setView] = useState<SphereView>(firstView);
  const [phase, setPhase] = useState<Phase>('loading');
  const renderer = useRef<SphereRenderer>(null);
  const shown = useRef(view);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    let isGone = false;
    let unfollow = () => {};
    const showFlat = () => setPhase('flat');
    canvas.addEventListener('webglcontextlost', showFlat);
    loadPicture(src)
      .then((picture) => {
        if (isGone) return;
        renderer.current = createSphereRenderer(canvas, picture);
        setPhase(renderer.current ? 'ready' : 'flat');
        unfollow = followSize(canvas, () => renderer.current?.draw(shown.current));
      })
      .catch(() => !isGone && setPhase('failed'));
    return () => {
      isGone = true;
      unfollow();
      canvas.removeEventListener('webglcontextlost', showFlat);
      renderer.current?.dispose();
      renderer.current = null;
    };
  }, [canvasRef, src]);

  useEffect(() => {
    shown.current = view;
    if (phase === 'ready') renderer.current?.draw(view);
  }, [phase, view]);

  useEffect(() => {
    if (phase !== 'ready' || !isTurning) return;
    return everyFrame((seconds) => setView((now) => turned(now, seconds * degreesPerSecond, 0)));
  }, [phase, isTurning]);

  return { view, setView, phase };
}
