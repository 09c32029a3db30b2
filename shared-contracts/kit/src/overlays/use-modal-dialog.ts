import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { holdPage } from './hold-page.ts';

interface ModalDialogAttributes {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Attributes of a `<dialog>` that is shown while `isOpen`. The platform traps and gives back the focus and makes the
 * rest inert; Escape, the back gesture and a press on the backdrop ask the owner, who decides.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): ModalDialogAttributes {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // In the layout phase: at an unmount the dialog is still in the document, so that the focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    holdPage();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      holdPage();
    };
  }, [isOpen]);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes by itself at a second Escape; a close of ours arrives when the owner already knows.
    onClose: (event) => {
      if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose();
    },
    onPointerDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
