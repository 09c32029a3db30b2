import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { idPrefixes, slotAttributes } from '../../document/boot.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { DrawnResult } from '../render/drawn-result.ts';
import { cutHtml, emptySlot, type FragmentSlot } from './cut-html.ts';
import { stateText } from './state-text.ts';

/** Draws one fragment; rejects when it cannot. */
export type RenderFragment = (slot: FragmentSlot, idPrefix: string) => Promise<DrawnResult>;

/** A fragment that stands in the page, by the files it needs. */
export interface PlacedFragment {
  readonly owner: RemoteName;
  readonly chunks: readonly string[];
}

export interface FilledPage {
  /** Its HTML, in pieces that follow each other. */
  readonly html: readonly Buffer[];
  /** Hydration data by id prefix, each as JSON for a script element. */
  readonly states: Readonly<Record<string, string>>;
  readonly placed: readonly PlacedFragment[];
  readonly imagePreloads: readonly string[];
  /** Slots that stayed empty. */
  readonly failed: number;
}

const maxDepth = 2;
const end = Buffer.from('</div>');

/** Fills the slots of a page, all of one depth at a time; a fragment that fails leaves its slot empty. */
export async function fillFragments(html: Buffer, render: RenderFragment): Promise<FilledPage> {
  const states: Record<string, string> = {};
  const placed: PlacedFragment[] = [];
  const imagePreloads: string[] = [];
  let count = 0;
  let failed = 0;

  /** The pieces of what a remote drew; where its preloads go is known before its fragments are there. */
  function cut(drawn: Buffer): readonly (Buffer | FragmentSlot)[] {
    const { pieces, preloads } = cutHtml(drawn);
    imagePreloads.push(...preloads);
    return pieces;
  }

  async function fillSlot(slot: FragmentSlot, depth: number): Promise<readonly Buffer[]> {
    const prefix = idPrefixes.fragment(count++);
    const take = ({ status, html: drawn, state, chunks }: DrawnResult) => {
      if (status !== 200) return undefined;
      const text = stateText(state);
      if (text !== undefined) states[prefix] = text;
      placed.push({ owner: slot.owner, chunks });
      return cut(drawn);
    };
    // Also one whose state is no JSON leaves a hole, never a broken page.
    const pieces = await render(slot, prefix)
      .then(take)
      .catch(() => undefined);
    if (!pieces) {
      failed += 1;
      return [emptySlot(slot)];
    }
    const { ssr, boundary } = slotAttributes;
    const open = Buffer.from(`${slot.open} ${ssr}="${prefix}" ${boundary}="${escapeHtml(slot.owner)}">`);
    return [open, ...(await fill(pieces, depth + 1)), end];
  }

  async function fill(pieces: readonly (Buffer | FragmentSlot)[], depth: number): Promise<readonly Buffer[]> {
    const filled = pieces.map((piece) => {
      if (Buffer.isBuffer(piece)) return [piece];
      return depth > maxDepth ? [emptySlot(piece)] : fillSlot(piece, depth);
    });
    return (await Promise.all(filled)).flat();
  }

  const filled = await fill(cut(html), 1);
  return { html: filled, states, placed, imagePreloads, failed };
}
