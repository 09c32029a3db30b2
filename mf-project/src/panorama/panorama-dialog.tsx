import { useState } from 'react';
import { Dialog } from 'shared-contracts/ui/dialog.tsx';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import { PanoramaViewer } from './panorama-viewer.tsx';

export interface PanoramaDialogProps {
  /** Name of the project. */
  readonly title: string;
  readonly src: string;
  readonly onClose: () => void;
}

/** A home seen all around, on the whole screen. */
export function PanoramaDialog({ title, src, onClose }: PanoramaDialogProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Dialog isOpen onClose={onClose} variant="full" title={texts.title(title)}>
      <PanoramaViewer key={attempt} src={src} alt={title} onRetry={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}
