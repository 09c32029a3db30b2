import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { GalleryContent } from '../model/gallery-content.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import { slidesOf } from './gallery-slide.ts';
import css from './lightbox.module.css';
import { LightboxArrows } from './lightbox-arrows.tsx';
import { LightboxCaption } from './lightbox-caption.tsx';
import { placeOfKey, viewOfKey } from './lightbox-keys.ts';
import { LightboxKinds } from './lightbox-kinds.tsx';
import { LightboxSlides } from './lightbox-slides.tsx';
import { LightboxThumbnails } from './lightbox-thumbnails.tsx';
import { frameOf } from './use-zoom-gestures.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import { isZoomed, wholeView, zoomedAt } from './zoom-view.ts';

export interface LightboxProps {
  readonly title: string;
  readonly content: GalleryContent;
  /** Address of what to begin with. */
  readonly start: string;
  readonly onClose: () => void;
}

/** Everything there is to see, in full and by kind: arrows, keys, swipes, zoom and thumbnails; no way back on the first nor on from the last [B049]. */
export function Lightbox({ title, content, start, onClose }: LightboxProps) {
  const [slides] = useState(() => slidesOf(content));
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ address }) => address === start),
    ),
  );
  const [view, setView] = useState(wholeView);
  const stage = useRef<HTMLDivElement>(null);
  const last = slides.length - 1;
  const go = useCallback(
    (to: number) => {
      setIndex(Math.min(Math.max(to, 0), last));
      setView(wholeView);
    },
    [last],
  );
  const goTo = (address: string) => go(slides.findIndex((slide) => slide.address === address));
  const slide = slides[index];
  if (!slide) return null;
  const picture = 'image' in slide ? slide.image : 'plan' in slide ? slide.plan.image : undefined;
  const zoom = (factor: number) => {
    if (!stage.current || !picture) return;
    const frame = frameOf(stage.current, picture);
    setView((now) => zoomedAt(now, factor, { x: 0, y: 0 }, frame));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A panorama and a film have keys of their own.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = picture && stage.current && viewOfKey(event.key, view, frameOf(stage.current, picture));
    const place = moved ? undefined : placeOfKey(event.key, index, last);
    if (!moved && place === undefined) return;
    event.preventDefault();
    if (moved) setView(moved);
    else if (place !== undefined) go(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole dialog are heard here
    <div onKeyDown={onKeyDown}>
      <Dialog isOpen onClose={onClose} variant="full" title={texts.titles[slide.kind](title)}>
        <div className={css.viewer}>
          <LightboxKinds slides={slides} current={index} tourHref={content.tourHref} onPick={go} />
          <figure className={css.figure}>
            <div className={css.box}>
              <LightboxSlides
                {...{ slides, index, title, stage, view }}
                onView={setView}
                onSwipe={(direction) => go(index + direction)}
                onGo={goTo}
              />
              {picture && <ZoomButtons view={view} onZoom={zoom} />}
              <LightboxArrows index={index} last={last} onGo={go} />
            </div>
            <LightboxCaption slide={slide} position={index + 1} total={slides.length} onGo={goTo} />
            <p className="visually-hidden" aria-live="polite">
              {isZoomed(view) && texts.zoomedTo(Math.round(view.scale * 100))}
            </p>
          </figure>
          <LightboxThumbnails slides={slides} current={index} onPick={go} />
        </div>
      </Dialog>
    </div>
  );
}
