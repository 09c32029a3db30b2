import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { closeIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import css from './chip.module.css';

/** The look of a chip for what is none by its markup: the button of a menu. */
export function chipClass(isSelected: boolean, className?: string): string | undefined {
  return classNames(css.chip, isSelected && css.applied, className);
}

interface LinkChipProps extends AnchorProps {
  readonly isSelected?: boolean;
  /** Results behind it, in small figures after the text. */
  readonly count?: string;
}

/** A chip that leads to a page: an SEO chip, a popular search. */
export function LinkChip({ isSelected, count, className, children, ...rest }: LinkChipProps) {
  return (
    <Anchor {...rest} aria-current={isSelected || undefined} className={classNames(css.chip, className)}>
      {children}
      {count && <span className={classNames(css.count, 'num')}>{count}</span>}
    </Anchor>
  );
}

interface FilterChipProps {
  readonly children: string;
  /** With an address it is a link, so that removing a filter works without JavaScript. */
  readonly href?: string;
  readonly onRemove?: () => void;
}

/** An applied filter; the whole chip removes it. */
export function FilterChip({ children, href, onRemove }: FilterChipProps) {
  const inside = (
    <>
      {children}
      <Icon of={closeIcon} size="s" />
    </>
  );
  const shared = { className: classNames(css.chip, css.applied), 'aria-label': uiTexts.remove(children) };
  if (href) {
    return (
      <Anchor {...shared} href={href} onClick={onRemove}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button type="button" {...shared} onClick={onRemove}>
      {inside}
    </button>
  );
}

interface ChipButtonProps extends ComponentProps<'button'> {
  /** Leave out when the chip opens something and is no toggle. */
  readonly isPressed?: boolean;
  readonly icon?: string;
}

/** A chip that does something in place: a filter pill, a toggle. */
export function ChipButton({ isPressed, icon, className, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" {...rest} aria-pressed={isPressed} className={classNames(css.chip, className)}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </button>
  );
}

/** Chips in a row that wraps; `scroll` keeps one line and lets it scroll. */
export function ChipRow({
  children,
  flow = 'wrap',
}: {
  readonly children: ReactNode;
  readonly flow?: 'wrap' | 'scroll';
}) {
  return <div className={classNames(css.row, css[flow])}>{children}</div>;
}
