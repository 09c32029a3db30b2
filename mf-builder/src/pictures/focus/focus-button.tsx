import { isUploadKey } from '@umbral/domain/media/upload-key.ts';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { locateIcon } from '@umbral/kit/media/icons.ts';
import { useState } from 'react';
import { usePicture } from '../desk/use-picture.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { FocusDialog } from './focus-dialog.tsx';

interface FocusButtonProps {
  readonly pictureKey: string;
  /** What the picture is called. */
  readonly name: string;
}

/** Asks what of a photo stays in sight where cards crop it; pictures of the portal's library are as they are. */
export function FocusButton({ pictureKey, name }: FocusButtonProps) {
  const { state, focus } = usePicture(pictureKey);
  const [isOpen, setOpen] = useState(false);
  if (!isUploadKey(pictureKey) || (state.status !== 'ready' && state.status !== 'waiting')) return null;
  return (
    <>
      <IconButton icon={locateIcon} label={texts.focus.open(name)} onClick={() => setOpen(true)} />
      <FocusDialog {...{ pictureKey, name, isOpen }} first={focus ?? null} onClose={() => setOpen(false)} />
    </>
  );
}
