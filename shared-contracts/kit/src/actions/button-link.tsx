import { Icon } from '../media/icon.tsx';
import { Anchor, type AnchorProps } from './anchor.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook, AnchorProps {
  /** A constant of icons.ts, before the text. */
  readonly icon?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Anchor>
  );
}
