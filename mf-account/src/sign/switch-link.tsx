import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import type { MouseEvent } from 'react';
import css from './sign-form.module.css';
import type { SignForm, SignWays } from './sign-ways.ts';

interface SwitchLinkProps {
  readonly ways: SignWays;
  readonly to: SignForm;
  readonly children: string;
}

/** Leads to another of the three forms; what stands in the field of the address goes along [B071]. */
export function SwitchLink({ ways, to, children }: SwitchLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ways.go(to, typedBeside(event.currentTarget));
  };
  return (
    <Anchor href={ways.href(to)} className={css.link} onClick={press}>
      {children}
    </Anchor>
  );
}

function typedBeside(link: HTMLElement): string {
  const field = link.closest('[data-sign-form]')?.querySelector<HTMLInputElement>('input[name="email"]');
  return field?.value.trim() ?? '';
}
