import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Anchor, type AnchorProps } from '../actions/anchor.tsx';
import { Icon } from '../media/icon.tsx';
import { chevronDownIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import css from './menu.module.css';

interface MenuProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Read aloud instead of the trigger, for one that is an icon or a name. */
  readonly label?: string;
  readonly children: ReactNode;
  /** Side on which the panel keeps to the button. */
  readonly align?: 'start' | 'end';
  readonly hidesArrow?: boolean;
  /** Look of the button; a text with an arrow otherwise. */
  readonly triggerClassName?: string;
}

/** A button that opens a panel of links and buttons. The platform opens and closes it, also before any script. */
export function Menu({ trigger, label, children, align = 'start', hidesArrow, triggerClassName }: MenuProps) {
  const panelId = useId();
  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a,button')) event.currentTarget.hidePopover();
  };
  return (
    <>
      <button type="button" className={triggerClassName ?? css.trigger} popoverTarget={panelId} aria-label={label}>
        {trigger}
        {!hidesArrow && <Icon of={chevronDownIcon} size="s" />}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks of its links and buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button is a click */}
      <div id={panelId} popover="auto" className={classNames(css.panel, css[align])} onClick={closeAfterChoice}>
        {children}
      </div>
    </>
  );
}

interface MenuLinkProps extends AnchorProps {
  readonly icon?: string;
}

/** A line of a menu that leads to a page. */
export function MenuLink({ icon, className, children, ...rest }: MenuLinkProps) {
  return (
    <Anchor {...rest} className={classNames(css.item, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly icon?: string;
}

/** A line of a menu that does something. */
export function MenuButton({ icon, className, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(css.item, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
