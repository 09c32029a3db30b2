import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './carousel.module.css';

interface CarouselProps {
  /** What is shown, read aloud: "Fotos de Alameda 170". */
  readonly label: string;
  readonly children: ReactNode;
  /** `one` slide a view with its index; `cards` 1.15, 2, 4; `cities` 1.5, 2.8, 4 a view by the room there is [B017, B047]. */
  readonly perView?: 'one' | 'cards' | 'cities';
  readonly className?: string;
}

interface Position {
  readonly index: number;
  readonly atEnd: boolean;
}

function positionOf(track: HTMLElement): Position {
  const slide = track.firstElementChild?.clientWidth || track.clientWidth || 1;
  return {
    index: Math.round(Math.abs(track.scrollLeft) / slide),
    atEnd: Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2,
  };
}

/**
 * Slides that scroll and snap; the arrows serve the mouse, the arrow keys the keyboard [B049]. It is `data-untouched`
 * until somebody moves it.
 */
export function Carousel({ label, children, perView = 'one', className }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const slides = Children.toArray(children);
  const [{ index, atEnd }, setPosition] = useState<Position>({ index: 0, atEnd: slides.length < 2 });
  const [isTouched, setTouched] = useState(false);

  const follow = () => {
    setTouched(true);
    if (track.current) setPosition(positionOf(track.current));
  };
  // Cards may all fit, which only the browser knows.
  useEffect(() => {
    if (perView !== 'one' && track.current) setPosition(positionOf(track.current));
  }, [perView]);

  const step = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div
      className={classNames(css.carousel, perView !== 'one' && css.rail, className)}
      data-untouched={isTouched ? undefined : ''}
      onTouchStart={() => setTouched(true)}
    >
      <ul
        ref={track}
        className={classNames(css.track, css[perView])}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={follow}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
          <li key={position} className={css.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <Arrow side="previous" isHidden={index === 0} onClick={() => step(-1)} />
          <Arrow side="next" isHidden={atEnd} onClick={() => step(1)} />
        </>
      )}
      {perView === 'one' && slides.length > 1 && (
        <span className={classNames(css.index, 'num')} aria-hidden>
          {index + 1}/{slides.length}
        </span>
      )}
    </div>
  );
}

interface ArrowProps {
  readonly side: 'previous' | 'next';
  readonly isHidden: boolean;
  readonly onClick: () => void;
}

function Arrow({ side, isHidden, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={classNames(css.arrow, css[side])}
      hidden={isHidden}
      tabIndex={-1}
      aria-label={side === 'previous' ? uiTexts.previousImage : uiTexts.nextImage}
      onClick={onClick}
    >
      <Icon of={side === 'previous' ? chevronLeftIcon : chevronRightIcon} />
    </button>
  );
}
