import type { ImageFocus } from '@umbral/domain/media/image-focus.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './focus.module.css';
import { FocusStage } from './focus-stage.tsx';

interface FocusDialogProps {
  readonly pictureKey: string;
  readonly name: string;
  /** Null: its middle. */
  readonly first: ImageFocus | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What of a picture stays in sight where it is cropped, by click, drag, keys or numbers; saved with the picture. */
export function FocusDialog({ pictureKey, name, first, isOpen, onClose }: FocusDialogProps) {
  const { toast } = useRemote();
  const { desk } = usePictureDesk();
  const [focus, setFocus] = useState<ImageFocus | null>(first);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await desk.setFocus(pictureKey, focus);
    setSaving(false);
    toast(isSaved ? { tone: 'success', text: texts.focus.saved } : { tone: 'error', text: texts.focus.failed });
    if (isSaved) onClose();
  };
  return (
    <Dialog
      {...{ isOpen, onClose }}
      size="l"
      title={texts.focus.title}
      footer={
        <div className={css.ways}>
          <Button isLoading={isSaving} onClick={save}>
            {texts.focus.save}
          </Button>
          <Button look="ghost" onClick={() => setFocus(null)}>
            {texts.focus.center}
          </Button>
        </div>
      }
    >
      <p className={css.lead}>{texts.focus.lead}</p>
      <FocusStage {...{ pictureKey, name, focus }} onFocus={setFocus} />
    </Dialog>
  );
}
