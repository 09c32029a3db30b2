import {
  type FilmSlide,
  filmAddress,
  type GalleryContent,
  type GalleryPicture,
  isOwnPanorama,
  type PictureKind,
} from '../model/gallery-content.ts';
import type { PlanDrawing } from '../model/project-data.ts';

interface PictureSlide {
  readonly kind: PictureKind;
  readonly address: string;
  readonly image: GalleryPicture;
  /** The space that it shows, on the plan. */
  readonly spot?: { readonly name: string; readonly plan: string };
}
interface PlanSlide {
  readonly kind: 'plan';
  readonly address: string;
  readonly plan: PlanDrawing;
  readonly images: readonly GalleryPicture[];
}
interface TourSlide {
  readonly kind: 'tour';
  readonly address: string;
  /** Of the home that it shows. */
  readonly plantId?: number;
}
interface MovingSlide extends FilmSlide {
  readonly kind: 'film';
  readonly address: string;
}

/** One slide of the gallery in full. */
export type GallerySlide = PictureSlide | PlanSlide | TourSlide | MovingSlide;
export type SlideKind = GallerySlide['kind'];

const order: readonly PictureKind[] = ['photo', 'render', 'progress'];

/** All slides by kind: pictures, drawings, the view all around, the film. */
export function slidesOf({ images, plans = [], tourHref, plantId, film }: GalleryContent): GallerySlide[] {
  const pictures = images.map((image, index) => ({
    kind: image.kind,
    address: image.src,
    image,
    spot: spotOf(index, plans),
  }));
  return [
    ...order.flatMap((kind) => pictures.filter((picture) => picture.kind === kind)),
    ...plans.map((plan) => ({ kind: 'plan' as const, address: plan.image.src, plan, images })),
    ...(tourHref && isOwnPanorama(tourHref) ? [{ kind: 'tour' as const, address: tourHref, plantId }] : []),
    ...(film ? [{ kind: 'film' as const, address: filmAddress(film), ...film }] : []),
  ];
}

function spotOf(photo: number, plans: readonly PlanDrawing[]): PictureSlide['spot'] {
  for (const { image, spaces } of plans) {
    const space = spaces.find((one) => one.photo === photo);
    if (space) return { name: space.name, plan: image.src };
  }
  return undefined;
}
