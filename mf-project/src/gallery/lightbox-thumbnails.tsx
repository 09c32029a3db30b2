import { useEffect, useRef } from 'react';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { playIcon } from 'shared-contracts/ui/icons.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { addressOf, type GallerySlide, isFilmSlide } from './gallery-slide.ts';
import css from './lightbox-thumbnails.module.css';

interface LightboxThumbnailsProps {
  readonly slides: readonly GallerySlide[];
  readonly current: number;
  readonly onPick: (index: number) => void;
}

/** Every slide in small; the current one stays in sight. */
export function LightboxThumbnails({ slides, current, onPick }: LightboxThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <ul ref={strip} className={css.thumbnails} aria-label={texts.thumbnails}>
      {slides.map((slide, index) => (
        <li key={addressOf(slide)}>
          <button
            type="button"
            className={css.thumbnail}
            aria-label={isFilmSlide(slide) ? texts.film : texts.photoOf(index + 1, slides.length)}
            aria-current={index === current || undefined}
            onClick={() => onPick(index)}
          >
            <Still slide={slide} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Still({ slide }: { readonly slide: GallerySlide }) {
  const still = isFilmSlide(slide) ? slide.still : slide.image;
  return (
    <>
      {still && <Picture image={{ ...still, alt: '' }} sizes="96px" />}
      {isFilmSlide(slide) && (
        <span className={css.play}>
          <Icon of={playIcon} />
        </span>
      )}
    </>
  );
}
