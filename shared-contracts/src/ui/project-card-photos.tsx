import { type MouseEvent, memo, type UIEvent, useDeferredValue, useMemo } from 'react';
import { Anchor } from './anchor.tsx';
import carousel from './carousel.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { buildingIcon, chevronLeftIcon, chevronRightIcon } from './icons.ts';
import { onDensePhone } from './photo-sizes.ts';
import { Picture } from './picture.tsx';
import css from './project-card.module.css';
import type { ProjectCardModel } from './project-card-model.ts';
import { uiTexts } from './ui-texts.ts';

const imagesOnCard = 3;
const cardSizes = `${onDensePhone}, (min-width: 1200px) 360px, (min-width: 768px) 46vw, 92vw`;

interface CardPhotosProps {
  readonly project: ProjectCardModel;
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly sizes?: string;
}

/**
 * The first three photos, to be swiped or stepped through [B045]. Where a card takes the place of another, the photos of
 * that one go out of sight with its words, and the new ones, which are yet to be fetched, follow a moment later. A listing
 * has dozens of them and few are touched, so their place is kept by the document and not by React.
 */
export function CardPhotos({ project: { images, href, title }, priority, sizes = cardSizes }: CardPhotosProps) {
  const latest = useMemo(() => ({ images, href, title }), [images, href, title]);
  const drawn = useDeferredValue(latest);
  const [first] = drawn.images;
  if (!first) {
    return (
      <div className={css.noPhoto}>
        <Icon of={buildingIcon} size="l" />
      </div>
    );
  }
  return (
    <div
      key={first.src}
      className={classNames(carousel.carousel, css.photos, first.src !== images[0]?.src && css.over)}
      data-untouched=""
      onTouchStart={touch}
    >
      <Slides {...drawn} priority={priority} sizes={sizes} />
    </div>
  );
}

interface SlidesProps extends Pick<ProjectCardModel, 'images' | 'href' | 'title'> {
  readonly priority?: CardPhotosProps['priority'];
  readonly sizes: string;
}

const Slides = memo(function Slides({ images: all, href, title, priority, sizes }: SlidesProps) {
  const images = all.slice(0, imagesOnCard);
  return (
    <>
      <ul
        className={classNames(carousel.track, carousel.one)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        aria-label={uiTexts.images(title)}
        onScroll={follow}
      >
        {images.map((image, index) => (
          <li key={image.src} className={carousel.slide}>
            <Anchor href={href} tabIndex={-1} aria-hidden className={css.photo}>
              <Picture image={{ ...image, alt: '' }} sizes={sizes} priority={index === 0 ? priority : 'lazy'} />
              {image.isRender && <span className={css.render}>{uiTexts.representativeImage}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <Arrow side="previous" />
          <Arrow side="next" />
          <span className={classNames(carousel.index, 'num')} aria-hidden>
            1/{images.length}
          </span>
        </>
      )}
    </>
  );
});

function Arrow({ side }: { readonly side: 'previous' | 'next' }) {
  const isBack = side === 'previous';
  return (
    <button
      type="button"
      className={classNames(carousel.arrow, carousel[side])}
      hidden={isBack}
      tabIndex={-1}
      aria-label={isBack ? uiTexts.previousImage : uiTexts.nextImage}
      data-step={isBack ? -1 : 1}
      onClick={step}
    >
      <Icon of={isBack ? chevronLeftIcon : chevronRightIcon} />
    </button>
  );
}

function touch({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.removeAttribute('data-untouched');
}

function step({ currentTarget }: MouseEvent<HTMLElement>) {
  const track = currentTarget.parentElement?.firstElementChild;
  track?.scrollBy({ left: Number(currentTarget.dataset.step) * track.clientWidth });
}

function follow({ currentTarget: track }: UIEvent<HTMLElement>) {
  const last = track.childElementCount - 1;
  const index = Math.min(last, Math.round(Math.abs(track.scrollLeft) / (track.clientWidth || 1)));
  const [, previous, next, label] = track.parentElement?.children ?? [];
  track.parentElement?.removeAttribute('data-untouched');
  previous?.toggleAttribute('hidden', index === 0);
  next?.toggleAttribute('hidden', index === last);
  if (label) label.textContent = `${index + 1}/${last + 1}`;
}
