import { focusMark } from '@umbral/domain/media/image-focus.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { imageIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import { type ImageSource, Picture } from '@umbral/kit/media/picture.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { KnownPicture, PictureState } from '../desk/known-picture.ts';
import { usePicture } from '../desk/use-picture.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './picture-tile.module.css';

interface PictureTileProps {
  readonly pictureKey: string;
  /** Says what the picture shows, once somebody has written it. */
  readonly alt: string;
  /** `crop` shows what cards show, `whole` all of it on paper, `natural` is as high as the picture and speaks of faults only. */
  readonly fit?: 'crop' | 'whole' | 'natural';
  readonly className?: string;
}

const filling = { ratio: 'fill', sizes: '320px' } as const;
const natural = { ratio: 'natural', sizes: '(min-width: 992px) 640px, 92vw' } as const;

/** A picture of the form in a box that never changes its size: what is at hand of it, and where it stands. */
export function PictureTile({ pictureKey, alt, fit = 'crop', className }: PictureTileProps) {
  const known = usePicture(pictureKey);
  const source = sourceOf(known, alt);
  return (
    <div className={classNames(css.tile, css[fit], className)}>
      {source ? <Picture image={source} {...(fit === 'natural' ? natural : filling)} /> : <NoPreview known={known} />}
      {(fit !== 'natural' || isLost(known.state)) && <TileState state={known.state} />}
    </div>
  );
}

/** The server's picture, or what the device can show of its file. */
export function sourceOf(
  { image, preview, width = 3, height = 2, color, focus }: KnownPicture,
  alt: string,
): ImageSource | undefined {
  const mark = focus ? focusMark(focus, { width, height }) : undefined;
  if (preview) return { src: preview, alt, width, height, focus: mark, ...(color ? { color } : {}) };
  return image && { ...image, alt };
}

function NoPreview({ known: { fileName } }: { readonly known: KnownPicture }) {
  return (
    <span className={css.none}>
      <Icon of={imageIcon} size="l" />
      {fileName && <span className={css.fileName}>{fileName}</span>}
    </span>
  );
}

function TileState({ state }: { readonly state: PictureState }) {
  const text = textOf(state);
  if (text === undefined) return null;
  const isBad = isLost(state);
  return (
    <span className={classNames(css.state, isBad && css.bad)}>
      {isBad && <Icon of={warningIcon} size="s" />}
      <span className={css.stateText}>{text}</span>
      {state.status === 'sending' && <progress className={css.progress} value={state.share} aria-label={text} />}
    </span>
  );
}

function isLost({ status }: PictureState): boolean {
  return status === 'refused' || status === 'missing';
}

function textOf(state: PictureState): string | undefined {
  switch (state.status) {
    case 'ready':
      return undefined;
    case 'refused':
      return state.reason;
    case 'missing':
      return texts.missing;
    case 'sending':
      return texts.state.sending(Math.round(state.share * 100));
    default:
      return texts.state[state.status];
  }
}
