import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useZoomGestures } from './use-zoom-gestures.ts';
import css from './zoom-stage.module.css';
import { isZoomed, type Size, type ZoomView } from './zoom-view.ts';

interface ZoomStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly picture: Size;
  readonly view: ZoomView;
  readonly onView: (change: (view: ZoomView) => ZoomView) => void;
  readonly onSwipe: (direction: 1 | -1) => void;
  readonly children: ReactNode;
}

/** A picture that fingers, wheel and double taps bring closer. */
export function ZoomStage({ stage, picture, view, onView, onSwipe, children }: ZoomStageProps) {
  const moved = useRef<HTMLDivElement>(null);
  const { scale, x, y } = view;
  useLayoutEffect(() => {
    moved.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }, [scale, x, y]);
  const gestures = useZoomGestures({ stage, picture, view, onView, onSwipe });
  return (
    <div ref={stage} className={classNames(css.stage, isZoomed(view) && css.zoomed)} {...gestures}>
      <div ref={moved} className={css.moved}>
        {children}
      </div>
    </div>
  );
}
