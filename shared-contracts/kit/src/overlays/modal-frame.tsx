import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './modal-frame.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Asked for by the cross, Escape or a press outside; the owner then sets `isOpen`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Keeps the title for assistive technology only. */
  readonly hidesTitle?: boolean;
  /** Drawn only while open. */
  readonly children: ReactNode;
  /** Stays in sight under the scrolling content. */
  readonly footer?: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  /** Where it stands and how large it is. */
  readonly placement?: string;
}

/** What every modal shares: title and cross above, content that scrolls, footer below. */
export function ModalFrame({ isOpen, onClose, title, hidesTitle, children, footer, placement }: ModalFrameProps) {
  const titleId = useId();
  const attributes = useModalDialog(isOpen, onClose);
  return (
    <dialog {...attributes} className={classNames(css.dialog, placement)} aria-labelledby={titleId}>
      {isOpen && (
        <div className={css.frame}>
          <header className={css.header}>
            <h2 id={titleId} tabIndex={-1} data-autofocus className={hidesTitle ? 'visually-hidden' : css.title}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={uiTexts.close} onClick={onClose} className={css.close} />
          </header>
          <div className={css.content}>{children}</div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
