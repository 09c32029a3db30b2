import type { Film } from 'shared-contracts/domain/film.ts';
import type { ImageSource } from 'shared-contracts/ui/picture.tsx';

/** A film whose still takes the place of a picture in the row of thumbnails. */
export interface FilmSlide {
  readonly film: Film;
  readonly still?: ImageSource;
}

/** One slide of the gallery in full. */
export type GallerySlide = { readonly image: ImageSource } | FilmSlide;

export const isFilmSlide = (slide: GallerySlide): slide is FilmSlide => 'film' in slide;

/** All slides in their order: the pictures, then the film. */
export function slidesOf(images: readonly ImageSource[], film?: FilmSlide): GallerySlide[] {
  return [...images.map((image) => ({ image })), ...(film ? [film] : [])];
}

/** A name for keys: the address of what is shown. */
export function addressOf(slide: GallerySlide): string {
  return isFilmSlide(slide) ? (slide.film.sources[0]?.src ?? '') : slide.image.src;
}
