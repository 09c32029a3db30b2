import { classNames } from '../styles/class-names.ts';
import css from './dialog.module.css';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

interface DialogProps extends ModalProps {
  /** `sheet` comes from below on a narrow screen; `full` takes it whole (gallery, comparator). */
  readonly variant?: 'modal' | 'sheet' | 'full';
  readonly size?: 's' | 'm' | 'l';
}

/** A modal in the middle of the screen. */
export function Dialog({ variant = 'modal', size = 'm', ...modal }: DialogProps) {
  return <ModalFrame {...modal} placement={classNames(css[variant], variant !== 'full' && css[size])} />;
}
