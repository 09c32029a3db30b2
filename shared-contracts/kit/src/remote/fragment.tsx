import type { FragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import { useEffect, useRef } from 'react';
import { useRemote } from './use-remote.ts';

interface FragmentProps {
  readonly of: FragmentAddress;
  /** Plain JSON: it stands in the HTML. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly className?: string;
}

/**
 * A slot for another remote's fragment. The server fills it; where it did not, the browser loads the fragment
 * once the slot comes near the view. React never touches what is inside.
 */
export function Fragment({ of, props = {}, className }: FragmentProps) {
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
