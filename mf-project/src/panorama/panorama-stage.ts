import { createSphereRenderer, type SphereRenderer } from './sphere-renderer.ts';

/** More pixels than twice the screen's are not seen, but paid. */
const highestDensity = 2;

export interface StageSize {
  /** Pixels of the canvas. */
  readonly width: number;
  readonly height: number;
}

interface StageEvents {
  /** At once, and whenever it changed; what was drawn is gone then. */
  readonly onSize: (size: StageSize) => void;
  /** The browser took the graphics away. */
  readonly onLost: () => void;
}

/** A canvas that draws panoramas, always as sharp as the screen; null where the browser cannot draw spheres. */
export function openStage(canvas: HTMLCanvasElement, { onSize, onLost }: StageEvents): SphereRenderer | null {
  const renderer = createSphereRenderer(canvas);
  if (!renderer) return null;
  const observer = new ResizeObserver(() => {
    const density = Math.min(devicePixelRatio, highestDensity);
    canvas.width = Math.round(canvas.clientWidth * density);
    canvas.height = Math.round(canvas.clientHeight * density);
    onSize({ width: Math.max(canvas.width, 1), height: Math.max(canvas.height, 1) });
  });
  observer.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    ...renderer,
    dispose() {
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      renderer.dispose();
    },
  };
}
