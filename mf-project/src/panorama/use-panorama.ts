import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadPicture, type OpenPanorama, openPanorama, type PanoramaFile, sharperFile } from './panorama-file.ts';
import { openStage, type StageSize } from './panorama-stage.ts';
import type { SphereRenderer } from './sphere-renderer.ts';
import { firstView, type SphereView, turned } from './sphere-view.ts';

/** `flat`: the browser cannot draw spheres, the picture itself is shown. */
type Phase = 'loading' | 'ready' | 'flat' | 'failed';

/** A room, and where one looks on coming in. */
export interface Scene {
  readonly files: readonly PanoramaFile[];
  /** Radians from the middle of the picture. */
  readonly yaw: number;
}

const degreesPerSecond = 5;

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

/**
 * Draws a scene on a canvas, from `view`; turns by itself while `isTurning`. The room before stays in sight until the next
 * one is there, which is `shown` then: at once in a small file, sharply as soon as the view asks for it.
 */
export function usePanorama<Room extends Scene>(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  scene: Room,
  isTurning: boolean,
) {
  const [view, setView] = useState<SphereView>(firstView);
  const [phase, setPhase] = useState<Phase>('loading');
  const [shown, setShown] = useState(scene);
  const [size, setSize] = useState<StageSize>({ width: 1, height: 1 });
  const [open, setOpen] = useState<OpenPanorama>();
  const stage = useRef<SphereRenderer>(null);
  const drawn = useRef(view);

  useEffect(
    () => () => {
      stage.current?.dispose();
      stage.current = null;
    },
    [],
  );

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    let isGone = false;
    const onSize = (now: StageSize) => {
      setSize(now);
      stage.current?.draw(drawn.current);
    };
    openPanorama(scene.files)
      .then((opened) => {
        if (isGone) return;
        stage.current ??= openStage(canvas, { onSize, onLost: () => setPhase('flat') });
        stage.current?.show(opened.picture);
        setOpen(opened);
        setShown(scene);
        setView((now) => ({ ...now, yaw: scene.yaw, pitch: 0 }));
        setPhase(stage.current ? 'ready' : 'flat');
      })
      .catch(() => !isGone && setPhase('failed'));
    return () => {
      isGone = true;
    };
  }, [canvasRef, scene]);

  useEffect(() => {
    drawn.current = view;
    // A new picture is drawn too where one looks on as before.
    if (phase === 'ready' && open) stage.current?.draw(view);
  }, [phase, view, open]);

  const address = phase === 'ready' && open && sharperFile(open, view, size.height)?.src;
  useEffect(() => {
    if (!address) return;
    let isGone = false;
    // Without it the small one stays.
    loadPicture(address)
      .then((picture) => {
        if (isGone) return;
        stage.current?.show(picture);
        setOpen((now) => now && { ...now, picture });
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [address]);

  useEffect(() => {
    if (phase !== 'ready' || !isTurning) return;
    return everyFrame((seconds) => setView((now) => turned(now, seconds * degreesPerSecond, 0)));
  }, [phase, isTurning]);

  return { view, setView, phase, shown, aspect: size.width / size.height };
}
