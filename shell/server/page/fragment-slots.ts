import { parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { unescapeHtml } from '../http/escape-html.ts';
import { parseJson } from '../http/json-text.ts';

/** An empty place in a page's HTML that wants another remote's fragment. */
export interface FragmentSlot {
  /** The opening tag without its `>`. */
  readonly open: string;
  readonly owner: RemoteName;
  readonly name: string;
  readonly props: unknown;
}

// React escapes < and > inside attributes, so a tag ends at the first >.
const slotPattern = /(<div(?=[^<>]* data-fragment=")[^<>]*)><\/div>/g;

/** Splits HTML at its empty slots: texts and slots take turns. A slot that cannot be read stays text. */
export function splitAtSlots(html: string): readonly (string | FragmentSlot)[] {
  const parts: (string | FragmentSlot)[] = [];
  let end = 0;
  for (const match of html.matchAll(slotPattern)) {
    const slot = readSlot(match[1] ?? '');
    if (!slot) continue;
    parts.push(html.slice(end, match.index), slot);
    end = match.index + match[0].length;
  }
  return [...parts, html.slice(end)];
}

function readSlot(open: string): FragmentSlot | undefined {
  const address = parseFragmentAddress(attribute(open, 'data-fragment') ?? '');
  const props = parseJson(attribute(open, 'data-props') ?? '{}');
  return address && props && { open, ...address, props: props.value };
}

function attribute(tag: string, name: string): string | undefined {
  const text = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return text === undefined ? undefined : unescapeHtml(text);
}
