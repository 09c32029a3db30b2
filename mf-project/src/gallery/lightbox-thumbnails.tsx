import { Icon } from '@umbral/kit/media/icon.tsx';
import { planIcon, playIcon, tour360Icon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useEffect, useRef } from 'react';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import type { GallerySlide } from './gallery-slide.ts';
import css from './lightbox-thumbnails.module.css';
import { useStripWindow } from './use-strip-window.ts';

interface LightboxThumbnailsProps {
  readonly slides: readonly GallerySlide[];
  readonly current: number;
  readonly onPick: (index: number) => void;
}

/** Slides in small: the current one stays in sight, and of many only those in sight are drawn. One stop of the Tab key. */
export function LightboxThumbnails({ slides, current, onPick }: LightboxThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { from, to, onScroll } = useStripWindow(strip, slides.length, current);
  useEffect(() => {
    const { activeElement } = document;
    // What was pressed, as the last arrow, may be gone with its slide: the keys of the dialog need a focus inside it.
    const isLost = activeElement === document.body;
    const thumbnail = strip.current?.querySelector<HTMLElement>(`[data-place="${current}"]`);
    if (activeElement !== thumbnail && (isLost || strip.current?.contains(activeElement))) thumbnail?.focus();
  }, [current]);
  return (
    <ul ref={strip} className={css.thumbnails} aria-label={texts.thumbnails} onScroll={onScroll}>
      <li aria-hidden className={css.space} ref={(space) => widen(space, from)} />
      {slides.slice(from, to).map((slide, place) => {
        const index = from + place;
        return (
          <li key={slide.address} aria-setsize={slides.length} aria-posinset={index + 1}>
            <button
              type="button"
              className={css.thumbnail}
              aria-label={texts.thumbnail(texts.kind[slide.kind], index + 1, slides.length)}
              data-place={index}
              aria-current={index === current || undefined}
              tabIndex={index === current ? 0 : -1}
              onClick={() => onPick(index)}
            >
              <Still slide={slide} />
            </button>
          </li>
        );
      })}
      <li aria-hidden className={css.space} ref={(space) => widen(space, slides.length - to)} />
    </ul>
  );
}

/** Keeps the room of thumbnails that are not drawn. */
function widen(space: HTMLElement | null, count: number): void {
  space?.style.setProperty('--left-out', String(count));
}

function stillOf(slide: GallerySlide) {
  if (slide.kind === 'plan') return slide.plan.image;
  if (slide.kind === 'film') return slide.still;
  return slide.kind === 'tour' ? undefined : slide.image;
}

const icons: Partial<Record<GallerySlide['kind'], string>> = { film: playIcon, tour: tour360Icon, plan: planIcon };

function Still({ slide }: { readonly slide: GallerySlide }) {
  const still = stillOf(slide);
  const icon = icons[slide.kind];
  return (
    <span className={css.still}>
      {still && <Picture image={{ ...still, alt: '' }} sizes="96px" ratio="fill" />}
      {icon && (
        <span className={css.play}>
          <Icon of={icon} />
        </span>
      )}
    </span>
  );
}
