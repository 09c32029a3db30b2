import type { Film } from '@umbral/domain/media/film.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { PlanDrawing } from './project-data.ts';

/** A photo of what stands, an image of what is to be, or a photo of the works. */
export type PictureKind = 'photo' | 'render' | 'progress';

export interface GalleryPicture extends ImageSource {
  readonly kind: PictureKind;
  /** What it does not show as the home is. */
  readonly note?: string;
}

/** A film whose still takes the place of a picture in the row of thumbnails. */
export interface FilmSlide {
  readonly film: Film;
  readonly still?: ImageSource;
}

/** Everything there is to see of a home. */
export interface GalleryContent {
  readonly images: readonly GalleryPicture[];
  readonly plans?: readonly PlanDrawing[];
  readonly tourHref?: string;
  /** Of the home, where it is one: its tour has more rooms than the address leads to. */
  readonly plantId?: number;
  readonly film?: FilmSlide;
}

/** Panoramas of the portal's own library turn in its viewer; builders may give a tour that lives elsewhere. */
export const isOwnPanorama = (href: string) => href.startsWith('/media/');

/** Where the film itself is. */
export const filmAddress = ({ film }: FilmSlide): string => film.sources[0]?.src ?? '';
