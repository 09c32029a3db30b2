import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { PreviewPanel, type PreviewPanelProps } from './preview-panel.tsx';
import { previewTexts as texts } from './preview-texts.ts';

export interface PreviewDialogProps extends PreviewPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The preview over the form. */
export function PreviewDialog({ isOpen, onClose, ...panel }: PreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} variant="full" title={texts.title}>
      <PreviewPanel {...panel} />
    </Dialog>
  );
}
