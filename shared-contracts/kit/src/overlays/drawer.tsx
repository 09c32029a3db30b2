import css from './drawer.module.css';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end' | 'bottom';
}

/** A modal along one side of the screen: menu, filters, comparator. */
export function Drawer({ side = 'end', ...modal }: DrawerProps) {
  return <ModalFrame {...modal} placement={css[side]} />;
}
