import { classNames } from '../styles/class-names.ts';
import css from './picture.module.css';

export interface ImageSource {
  readonly src: string;
  /** Candidates by width: "a-320.webp 320w, a-640.webp 640w". */
  readonly srcSet?: string;
  /** The same as AVIF, for browsers that take it. */
  readonly avifSrcSet?: string;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour as #rrggbb, shown until the photo is there. */
  readonly color?: string;
  /** What stays in sight where it is cropped, a letter for each axis (`focusMark`). */
  readonly focus?: string;
}

interface PictureProps {
  readonly image: ImageSource;
  /** The `sizes` attribute; needed with candidates by width. */
  readonly sizes?: string;
  /** `high` for the largest picture of the first view, `eager` for others in sight, `lazy` for the rest. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** `cover` fills a box of the given ratio, `natural` keeps the picture's own. */
  readonly ratio?: '3:2' | '4:3' | '1:1' | '16:9' | 'natural' | 'fill';
  readonly className?: string;
}

const ratioClasses = {
  '3:2': css.r32,
  '4:3': css.r43,
  '1:1': css.r11,
  '16:9': css.r169,
  natural: undefined,
  fill: css.fill,
};

/** A photo in a box that is reserved before it loads. The colour is an SVG attribute: the policy drops inline styles. */
export function Picture({ image, sizes, priority = 'lazy', ratio = '3:2', className }: PictureProps) {
  return (
    <div className={classNames(css.box, ratioClasses[ratio], className)}>
      {image.color && (
        <svg className={css.ground} aria-hidden>
          <rect width="100%" height="100%" fill={image.color} />
        </svg>
      )}
      {image.avifSrcSet ? (
        <picture className={css.choice}>
          <source type="image/avif" srcSet={image.avifSrcSet} sizes={sizes} />
          <Photo image={image} sizes={sizes} priority={priority} />
        </picture>
      ) : (
        <Photo image={image} sizes={sizes} priority={priority} />
      )}
    </div>
  );
}

function Photo({ image, sizes, priority }: Pick<PictureProps, 'image' | 'sizes' | 'priority'>) {
  return (
    <img
      className={css.image}
      data-focus={image.focus}
      alt={image.alt}
      width={image.width}
      height={image.height}
      sizes={image.srcSet ? sizes : undefined}
      srcSet={image.srcSet}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding={priority === 'high' ? undefined : 'async'}
      src={image.src}
    />
  );
}
