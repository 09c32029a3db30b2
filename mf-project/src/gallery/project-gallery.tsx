import { useState } from 'react';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Carousel } from 'shared-contracts/ui/carousel.tsx';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { buildingIcon, imageIcon, playIcon } from 'shared-contracts/ui/icons.ts';
import { type ImageSource, Picture } from 'shared-contracts/ui/picture.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { mainImageSizes, smallImageSizes } from './gallery-sizes.ts';
import { type FilmSlide, slidesOf } from './gallery-slide.ts';
import type { LightboxProps } from './lightbox.tsx';
import css from './project-gallery.module.css';
import { TourLink } from './tour-link.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

interface ProjectGalleryProps {
  readonly title: string;
  readonly images: readonly ImageSource[];
  readonly tourHref?: string;
  readonly film?: FilmSlide;
  /** Of the large picture: `lazy` where the gallery is not in the first view. */
  readonly priority?: 'high' | 'lazy';
}

const shownSmall = 4;
/** By how many small pictures there are. */
const columns = [css.none, css.one, css.two, css.three, css.four];

/** One large picture and four small ones; slides on a narrow screen; any of them opens all in full [B049]. */
export function ProjectGallery({ title, images, tourHref, film, priority = 'high' }: ProjectGalleryProps) {
  const [start, setStart] = useState<number>();
  const [Lightbox, load] = useLazyDialog<LightboxProps>(async () => (await import('./lightbox.tsx')).Lightbox);
  const show = (index: number) => {
    setStart(index);
    load();
  };
  if (images.length === 0) return <NoPhotos />;
  const openers = images.map((image, index) => (
    <button
      key={image.src}
      type="button"
      className={css.photo}
      aria-label={texts.openGallery(index + 1, images.length)}
      onClick={() => show(index)}
    >
      <Picture
        image={{ ...image, alt: '' }}
        ratio="fill"
        sizes={index === 0 ? mainImageSizes(images.length) : smallImageSizes}
        priority={index === 0 ? priority : 'lazy'}
      />
    </button>
  ));
  return (
    <section className={css.gallery} aria-label={texts.gallery(title)}>
      <div className={css.slides}>
        <Carousel label={texts.gallery(title)} className={css.carousel}>
          {openers}
        </Carousel>
      </div>
      <div className={classNames(css.mosaic, columns[Math.min(images.length - 1, shownSmall)])}>
        {openers.slice(0, 1 + shownSmall)}
      </div>
      <span className={css.note}>{texts.representative}</span>
      <div className={css.buttons}>
        {tourHref && <TourLink title={title} href={tourHref} />}
        {film && (
          <Button look="secondary" size="s" icon={playIcon} onClick={() => show(images.length)}>
            {texts.film}
          </Button>
        )}
        <Button look="secondary" size="s" icon={imageIcon} onClick={() => show(0)}>
          {texts.seeAll(images.length)}
        </Button>
      </div>
      {Lightbox && start !== undefined && (
        <Lightbox title={title} slides={slidesOf(images, film)} start={start} onClose={() => setStart(undefined)} />
      )}
    </section>
  );
}

function NoPhotos() {
  return (
    <div className={css.empty}>
      <Icon of={buildingIcon} size="l" />
      {texts.noPhotos}
    </div>
  );
}
