import css from './captcha-widget.module.css';

/**
 * Lets a provider's puzzle be used over a modal dialog: providers draw it at the end of the body, where a modal
 * makes it inert and hides it. Until the given function is called the dialog stands there without being modal;
 * whatever was in the document before stays unreachable, the focus stays where it is, Escape still closes.
 */
export function openDialogToOthers(dialog: HTMLDialogElement): () => void {
  const blocked = besides(dialog).filter((element) => !element.inert);
  reopen(dialog, () => dialog.show());
  for (const element of blocked) element.inert = true;
  dialog.classList.add(css.open ?? '');
  dialog.addEventListener('keydown', askToClose);
  return () => {
    dialog.removeEventListener('keydown', askToClose);
    dialog.classList.remove(css.open ?? '');
    for (const element of blocked) element.inert = false;
    // Also where it is just being closed: only a modal gives the focus back although its content has left.
    if (dialog.open && dialog.isConnected) reopen(dialog, () => dialog.showModal());
  };
}

function reopen(dialog: HTMLDialogElement, open: () => void): void {
  const focused = document.activeElement;
  dialog.close();
  open();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}

/** Every element beside the dialog or beside one that holds it. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = Array.from(parentElement.children).filter((child) => child instanceof HTMLElement);
  return [...beside.filter((child) => child !== element), ...besides(parentElement)];
}

function askToClose(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.currentTarget?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
