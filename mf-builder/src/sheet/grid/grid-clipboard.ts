import type { ClipboardEvent } from 'react';
import type { GridActions } from './grid-actions.ts';

/** Copy, cut and paste of the chosen cells; while a cell is written they are its text's. */
export function clipboardOf(isWriting: boolean, actions: GridActions) {
  if (isWriting) return {};
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', actions.copy());
  };
  return {
    onCopy,
    onCut: (event: ClipboardEvent) => {
      onCopy(event);
      actions.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      actions.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
