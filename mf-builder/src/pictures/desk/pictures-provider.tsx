import type { Image } from '@umbral/domain/media/image.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPictureDesk, type PictureDesk } from './picture-desk.ts';
import { PictureNews } from './picture-news.tsx';

interface PicturesProviderProps {
  /** Pictures that came with the form (C301), by key; null for those that are not ready. */
  readonly known?: Readonly<Record<string, Image | null>>;
  /** Whether any field of the form names a picture. Where nobody says it, none is taken back before its day is over. */
  readonly isUsed?: (key: string) => boolean;
  readonly children: ReactNode;
}

interface DeskOfForm {
  readonly desk: PictureDesk;
  readonly isUsed: (key: string) => boolean;
}

const DeskContext = createContext<DeskOfForm | undefined>(undefined);
const nothingKnown = {};
const alwaysUsed = () => true;

/** Holds the pictures of one form and what is on its way, whichever of its sections is open. */
export function PicturesProvider({ known = nothingKnown, isUsed = alwaysUsed, children }: PicturesProviderProps) {
  const { call } = useRemote();
  const session = useSession();
  const [desk] = useState(() => createPictureDesk({ call }));
  // Before the first picture is drawn: what is known need not be asked.
  const [told, setTold] = useState<unknown>();
  if (told !== known) {
    desk.know(known);
    setTold(known);
  }
  // Of the session and not of its person: whoever signs in again after it has ended is the same.
  useEffect(() => {
    const wake = () => desk.wake(session?.id);
    wake();
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [desk, session]);
  useEffect(() => () => desk.close(), [desk]);
  return (
    <DeskContext value={{ desk, isUsed }}>
      {children}
      <PictureNews store={desk.store} />
    </DeskContext>
  );
}

/** The desk of the form around. Throws outside of `PicturesProvider`. */
export function usePictureDesk(): DeskOfForm {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A picture is drawn outside of PicturesProvider');
  return desk;
}
