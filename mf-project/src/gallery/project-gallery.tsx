import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Carousel } from '@umbral/kit/layout/carousel.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { buildingIcon, imageIcon, planIcon, playIcon, tour360Icon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type MouseEvent, useState } from 'react';
import { filmAddress, type GalleryContent, isOwnPanorama } from '../model/gallery-content.ts';
import { galleryTexts as texts } from '../texts/gallery-texts.ts';
import { mainImageSizes, smallImageSizes } from './gallery-sizes.ts';
import type { LightboxProps } from './lightbox.tsx';
import css from './project-gallery.module.css';

interface ProjectGalleryProps extends GalleryContent {
  readonly title: string;
  /** Of the large picture: `lazy` where the gallery is not in the first view. */
  readonly priority?: 'high' | 'lazy';
}

const shownSmall = 4;
/** By how many small pictures there are. */
const columns = [css.none, css.one, css.two, css.three, css.four];

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/**
 * One large picture and four small ones; slides on a narrow screen; each opens all in full [B049]. Everything is a link
 * to its file, for whoever has no script.
 */
export function ProjectGallery({ title, priority = 'high', ...content }: ProjectGalleryProps) {
  const { images } = content;
  const [start, setStart] = useState<string>();
  const [Lightbox, load] = useLazyPart<LightboxProps>(
    async () => (await import(/* webpackChunkName: "gallery" */ './lightbox.tsx')).Lightbox,
    texts.failed,
  );
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setStart(event.currentTarget.getAttribute('href') ?? undefined);
    load();
  };
  const openers = images.map((image, index) => (
    <a
      key={image.src}
      href={image.src}
      className={css.photo}
      aria-label={texts.openPicture(index + 1, images.length)}
      onClick={show}
    >
      <Picture
        image={{ ...image, alt: '' }}
        ratio="fill"
        sizes={index === 0 ? mainImageSizes(images.length) : smallImageSizes}
        priority={index === 0 ? priority : 'lazy'}
      />
    </a>
  ));
  return (
    <section className={css.gallery} aria-label={texts.gallery(title)}>
      {images.length === 0 ? (
        <NoPhotos />
      ) : (
        <>
          <div className={css.slides}>
            <Carousel label={texts.gallery(title)} className={css.carousel}>
              {openers}
            </Carousel>
          </div>
          <div className={classNames(css.mosaic, columns[Math.min(images.length - 1, shownSmall)])}>
            {openers.slice(0, 1 + shownSmall)}
          </div>
          <span className={css.note}>{texts.representative}</span>
        </>
      )}
      <Openers {...content} onOpen={show} />
      {Lightbox && start && (
        <Lightbox title={title} content={content} start={start} onClose={() => setStart(undefined)} />
      )}
    </section>
  );
}

interface OpenersProps extends GalleryContent {
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A way to each kind there is. */
function Openers({ images: [first], images, plans, tourHref, film, onOpen }: OpenersProps) {
  const look = { look: 'secondary', size: 's' } as const;
  const [plan] = plans ?? [];
  return (
    <div className={css.buttons}>
      {plan && plans && (
        <ButtonLink {...look} icon={planIcon} href={plan.image.src} onClick={onOpen}>
          {texts.seePlans(plans.length)}
        </ButtonLink>
      )}
      {tourHref && (
        <ButtonLink
          {...look}
          icon={tour360Icon}
          href={tourHref}
          target="_blank"
          rel="noopener"
          onClick={isOwnPanorama(tourHref) ? onOpen : undefined}
        >
          <Words of={texts.tour} />
        </ButtonLink>
      )}
      {film && (
        <ButtonLink {...look} icon={playIcon} href={filmAddress(film)} onClick={onOpen}>
          <Words of={texts.film} />
        </ButtonLink>
      )}
      {first && (
        <ButtonLink {...look} icon={imageIcon} href={first.src} onClick={onOpen}>
          <Words of={texts.seePictures(images.length)} />
        </ButtonLink>
      )}
    </div>
  );
}

/** A label of which a narrow screen shows the second half. */
function Words({ of: [first, second] }: { readonly of: readonly string[] }) {
  return (
    <span>
      <span className={css.first}>{first}</span> <span className={css.second}>{second}</span>
    </span>
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
