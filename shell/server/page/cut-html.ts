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

/** What a remote drew, cut where others have something to put in or to take out. */
export interface CutHtml {
  /** Its HTML and its empty slots, in their order. A slot that cannot be read stays HTML. */
  readonly pieces: readonly (Buffer | FragmentSlot)[];
  /**
   * The image preloads that React puts before its HTML: inside a root they would be foreign nodes that break hydration, in
   * the head they do their work.
   */
  readonly preloads: readonly string[];
}

// React escapes < and > inside attributes, so a tag ends at the first >.
const marks = /<link rel="preload" as="image"[^<>]*>|(<div(?=[^<>]* data-fragment=")[^<>]*)><\/div>/g;

/** Cuts the HTML of a page or a fragment. */
export function cutHtml(html: Buffer): CutHtml {
  const pieces: (Buffer | FragmentSlot)[] = [];
  const preloads: string[] = [];
  let end = 0;
  // One character a byte: a mark has none but those of ASCII around what it names, and stands where its bytes do.
  for (const { index, 0: mark, 1: open } of html.toString('latin1').matchAll(marks)) {
    const slot = open === undefined ? undefined : readSlot(Buffer.from(open, 'latin1').toString());
    if (open === undefined) preloads.push(Buffer.from(mark, 'latin1').toString());
    else if (!slot) continue;
    pieces.push(html.subarray(end, index), ...(slot ? [slot] : []));
    end = index + mark.length;
  }
  return { pieces: [...pieces, html.subarray(end)], preloads };
}

/** A slot as it was drawn: nobody has filled it. */
export function emptySlot({ open }: FragmentSlot): Buffer {
  return Buffer.from(`${open}></div>`);
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
