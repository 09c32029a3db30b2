import type { FragmentAddress, FragmentPropsOf } from '@umbral/protocol/remote/fragment-address.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRemote } from './use-remote.ts';

interface Slot<Of extends FragmentAddress = FragmentAddress> {
  readonly of: Of;
  readonly className?: string;
}

/** Plain JSON: it stands in the HTML. */
type WithProps<Props> = Record<never, never> extends Props ? { readonly props?: Props } : { readonly props: Props };

interface AnySlot extends Slot {
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * A slot for another remote's fragment. The server fills it; where it did not, the browser loads the fragment
 * once the slot comes near the view. React never touches what is inside.
 */
export function Fragment<Of extends FragmentAddress>(slot: Slot<Of> & WithProps<FragmentPropsOf<Of>>): ReactNode;
export function Fragment({ of, props = {}, className }: AnySlot): ReactNode {
  const { mountFragment } = useRemote();
  const slot = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(props);
  useEffect(() => (slot.current ? mountFragment(slot.current, of, json) : undefined), [mountFragment, of, json]);
  return (
    <div
      ref={slot}
      className={className}
      data-fragment={of}
      data-props={json}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant makes React leave the server's children alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
