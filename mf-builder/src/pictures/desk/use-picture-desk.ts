import { createPictureDesk, type PictureDesk } from './picture-desk.ts';
import { usePicturesOfForm } from './pictures-provider.tsx';

interface DeskOfForm {
  readonly desk: PictureDesk;
  readonly isUsed: (key: string) => boolean;
}

/** The desk of the form around, which whoever draws the first picture sets up. */
export function usePictureDesk(): DeskOfForm {
  const { place, isUsed } = usePicturesOfForm();
  return { desk: place.deskMadeBy(createPictureDesk), isUsed };
}
