import type { Image } from '@umbral/domain/media/image.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { DeskPlace } from './desk-place.ts';

interface PicturesProviderProps {
  /** Pictures that came with the form (C301), by key; null for those that are not ready. */
  readonly known?: Readonly<Record<string, Image | null>>;
  /** Whether any field of the form names a picture. Where nobody says it, none is taken back before its day is over. */
  readonly isUsed?: (key: string) => boolean;
  readonly children: ReactNode;
}

interface PicturesOfForm {
  readonly place: DeskPlace;
  readonly isUsed: (key: string) => boolean;
}

const PicturesContext = createContext<PicturesOfForm | undefined>(undefined);
const nothingKnown = {};
const alwaysUsed = () => true;

const loadNews = async () => (await import(/* webpackChunkName: "picture-news" */ './picture-news.tsx')).PictureNews;

/** Holds the pictures of one form and what is on its way, whichever of its sections is open. */
export function PicturesProvider({ known = nothingKnown, isUsed = alwaysUsed, children }: PicturesProviderProps) {
  const { call } = useRemote();
  const session = useSession();
  const [place] = useState(() => new DeskPlace(call));
  // Before the first picture is drawn: what is known need not be asked.
  const [told, setTold] = useState<unknown>();
  if (told !== known) {
    place.know(known);
    setTold(known);
  }
  // Of the session and not of its person: whoever signs in again after it has ended is the same.
  useEffect(() => {
    const wake = () => place.wake(session?.id);
    wake();
    addEventListener('online', wake);
    return () => removeEventListener('online', wake);
  }, [place, session]);
  useEffect(() => () => place.close(), [place]);
  // A picture is drawn again for a picture, and not for whatever the form around says.
  const pictures = useMemo(() => ({ place, isUsed }), [place, isUsed]);
  return (
    <PicturesContext value={pictures}>
      {children}
      <LazyPart load={loadNews} props={{ store: place.store }} />
    </PicturesContext>
  );
}

/** The pictures of the form around. Throws outside of `PicturesProvider`. */
export function usePicturesOfForm(): PicturesOfForm {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error('A picture is drawn outside of PicturesProvider');
  return pictures;
}
