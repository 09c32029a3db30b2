import type { MouseEvent } from 'react';

/** Id of the filter sheet's dialog. */
export const sheetId = 'filtros';

/** Attributes of a button that closes the filter sheet, also before any script. */
export const closesSheet = { command: 'close', commandfor: sheetId } as const;

/**
 * Attributes of a button that opens the filter sheet. The browser itself opens it, also before any script; where it
 * cannot yet, the click does.
 */
export const opensSheet = {
  command: 'show-modal',
  commandfor: sheetId,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if ('commandForElement' in event.currentTarget) return;
    const sheet = document.getElementById(sheetId);
    if (sheet instanceof HTMLDialogElement) sheet.showModal();
  },
};
