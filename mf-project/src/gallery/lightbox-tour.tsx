import { type PanoramaRoom, roomOfPicture } from '../panorama/panorama-room.ts';
import { PanoramaViewer } from '../panorama/panorama-viewer.tsx';
import { useTour } from '../panorama/use-tour.ts';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import css from './lightbox-tour.module.css';

export interface LightboxTourProps {
  /** Address of the picture that the tour begins with. */
  readonly src: string;
  readonly alt: string;
  /** Of the home whose rooms may be told. */
  readonly plantId?: number;
}

/** A home seen all around: room by room where its rooms are told, else the one picture that there is. */
export function LightboxTour({ src, alt, plantId }: LightboxTourProps) {
  const rooms = useTour(plantId);
  if (!rooms) return <p className={css.loading}>{texts.loading}</p>;
  const [first, ...others]: readonly PanoramaRoom[] = rooms;
  return <PanoramaViewer rooms={first ? [first, ...others] : [roomOfPicture(src, alt)]} />;
}
