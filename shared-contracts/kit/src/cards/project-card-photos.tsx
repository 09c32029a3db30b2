import { type MouseEvent, memo, type UIEvent } from 'react';
import { Anchor } from '../actions/anchor.tsx';
import carousel from '../layout/carousel.module.css';
import { Icon } from '../media/icon.tsx';
import { buildingIcon, chevronLeftIcon, chevronRightIcon } from '../media/icons.ts';
import { Picture } from '../media/picture.tsx';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { onDensePhone } from './photo-sizes.ts';
import css from './project-card.module.css';
import type { ProjectCardModel } from './project-card-model.ts';

const imagesOnCard = 3;
const cardSizes = `${onDensePhone}, (min-width: 1200px) 360px, (min-width: 768px) 46vw, 92vw`;

/** What the photos of a card are drawn from. */
export type CardPhotosOf = Pick<ProjectCardModel, 'images' | 'href' | 'title'>;

interface CardPhotosProps extends Pick<ProjectCardModel, 'images' | 'href' | 'title'> {
  /** Of the first photo: `high` for the first card of a first view, `eager` for the others in sight. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** Where the card is not a cell of the listing. */
  readonly sizes?: string;
}

/**
 * The first three photos, to be swiped or stepped through [B045]. A listing has dozens of them and few are touched, so
 * their place is kept by the document and not by React.
 */
export const CardPhotos = memo(function CardPhotos(props: CardPhotosProps) {
  const { images, href, title, priority, sizes = cardSizes } = props;
  const [first] = images;
  if (!first) {
    return (
      <div className={css.noPhoto}>
        <Icon of={buildingIcon} size="l" />
      </div>
    );
  }
  return (
    <div key={first.src} className={classNames(carousel.carousel, css.photos)} data-untouched="" onTouchStart={touch}>
      <Slides images={images.slice(0, imagesOnCard)} href={href} title={title} priority={priority} sizes={sizes} />
    </div>
  );
});

function Slides({ images, href, title, priority, sizes }: CardPhotosProps) {
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
}

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
