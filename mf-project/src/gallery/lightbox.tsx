import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import { Dialog } from 'shared-contracts/ui/dialog.tsx';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from 'shared-contracts/ui/icons.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { addressOf, type GallerySlide, isFilmSlide } from './gallery-slide.ts';
import css from './lightbox.module.css';
import { LightboxFilm } from './lightbox-film.tsx';
import { LightboxThumbnails } from './lightbox-thumbnails.tsx';

export interface LightboxProps {
  readonly title: string;
  readonly slides: readonly GallerySlide[];
  /** Place of the slide to begin with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** Every picture and the film in full: arrows, keys, swipes and thumbnails; no way back on the first nor on from the last [B049]. */
export function Lightbox({ title, slides, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  const last = slides.length - 1;
  const go = (to: number) => setIndex(Math.min(Math.max(to, 0), last));
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const swipe = useSwipe((direction) => go(index + direction));
  const slide = slides[index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the whole dialog are heard here
    <div onKeyDown={onKeyDown}>
      <Dialog isOpen onClose={onClose} variant="full" title={texts.gallery(title)}>
        <div className={css.viewer} {...swipe}>
          <figure className={css.stage}>
            {slide && <Slide key={addressOf(slide)} slide={slide} />}
            <figcaption className={css.caption} aria-live="polite">
              <span className="num">{texts.photoOf(index + 1, slides.length)}</span> · {texts.representative}
            </figcaption>
          </figure>
          {index > 0 && (
            <IconButton
              look="floating"
              icon={chevronLeftIcon}
              label={texts.previous}
              className={classNames(css.arrow, css.previous)}
              onClick={() => go(index - 1)}
            />
          )}
          {index < last && (
            <IconButton
              look="floating"
              icon={chevronRightIcon}
              label={texts.next}
              className={classNames(css.arrow, css.next)}
              onClick={() => go(index + 1)}
            />
          )}
          <LightboxThumbnails slides={slides} current={index} onPick={go} />
        </div>
      </Dialog>
    </div>
  );
}

function Slide({ slide }: { readonly slide: GallerySlide }) {
  if (isFilmSlide(slide)) return <LightboxFilm {...slide} />;
  return <Picture image={slide.image} ratio="natural" sizes="100vw" priority="eager" className={css.picture} />;
}

const swipePx = 48;

/** A sideways move of a finger as a direction. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      from.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const to = event.changedTouches[0]?.clientX;
      if (from.current === undefined || to === undefined || Math.abs(to - from.current) < swipePx) return;
      onSwipe(to < from.current ? 1 : -1);
    },
  };
}
