import type { TourRoom } from '@umbral/domain/homes/tour.ts';
import type { PanoramaFile } from './panorama-file.ts';

/** A room as the viewer shows it; one that is known by its picture alone has no plan. */
export interface PanoramaRoom extends Pick<TourRoom, 'name' | 'alt' | 'note' | 'heading' | 'doors'> {
  readonly files: readonly PanoramaFile[];
  readonly plan?: TourRoom['plan'];
}

/** The only room of a home of which nothing but a picture is known. */
export function roomOfPicture(src: string, alt: string): PanoramaRoom {
  return { name: '', alt, note: null, heading: 0, doors: [], files: [{ src }] };
}
