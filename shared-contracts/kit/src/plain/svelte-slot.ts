import type { FragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { createAttachmentKey } from 'svelte/attachments';

/**
 * Attributes of an empty `div` that another remote's fragment fills: `<div {...fragmentSlot(of, props, context)}></div>`.
 * The server fills it; where it did not, the browser does once it comes near the view.
 */
export function fragmentSlot(of: FragmentAddress, props: Readonly<Record<string, unknown>>, context: RemoteContext) {
  const json = JSON.stringify(props);
  return {
    'data-fragment': of,
    'data-props': json,
    [createAttachmentKey()]: (slot: HTMLElement) => context.mountFragment(slot, of, json),
  };
}
