import { Button } from '@umbral/kit/actions/button.tsx';
import { eyeIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import type { PreviewDialogProps } from './preview-dialog.tsx';
import type { PreviewPanelProps } from './preview-panel.tsx';
import { previewTexts as texts } from './preview-texts.ts';

const loadDialog = async () => (await import(/* webpackChunkName: "preview" */ './preview-dialog.tsx')).PreviewDialog;

/**
 * Opens the preview over the form; its code comes with the first press. For the form: give it the draft and the version
 * that was saved last, or the project where there is no draft.
 */
export function PreviewButton(panel: PreviewPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [PreviewDialog, load] = useLazyPart<PreviewDialogProps>(loadDialog, texts.loadFailed);
  const open = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <Button look="secondary" icon={eyeIcon} onClick={open}>
        {texts.open}
      </Button>
      {PreviewDialog && <PreviewDialog {...panel} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
