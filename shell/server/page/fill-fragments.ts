import type { RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { idPrefixes, slotAttributes, stateText } from '../../document/boot.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type FragmentSlot, splitAtSlots } from './fragment-slots.ts';
import { liftPreloads } from './lift-preloads.ts';

/** Draws one fragment; rejects when it cannot. */
export type RenderFragment = (slot: FragmentSlot, idPrefix: string) => Promise<RenderResult>;

/** A fragment that stands in the page, by the files it needs. */
export interface PlacedFragment {
  readonly owner: RemoteName;
  readonly chunks: readonly string[];
}

export interface FilledPage {
  readonly html: string;
  /** Hydration data by id prefix, each as JSON for a script element. */
  readonly states: Readonly<Record<string, string | undefined>>;
  readonly placed: readonly PlacedFragment[];
  readonly imagePreloads: readonly string[];
  /** Slots that stayed empty. */
  readonly failed: number;
}

const maxDepth = 2;

/** Fills the slots of a page, all of one depth at a time; a fragment that fails leaves its slot empty. */
export async function fillFragments(html: string, render: RenderFragment): Promise<FilledPage> {
  const states: Record<string, string | undefined> = {};
  const placed: PlacedFragment[] = [];
  const imagePreloads: string[] = [];
  let count = 0;
  let failed = 0;

  async function fillSlot(slot: FragmentSlot, depth: number): Promise<string> {
    const prefix = idPrefixes.fragment(count++);
    const empty = `${slot.open}></div>`;
    const take = ({ status, html, state, chunks }: RenderResult) => {
      if (status !== 200) return undefined;
      states[prefix] = stateText(state);
      placed.push({ owner: slot.owner, chunks });
      const lifted = liftPreloads(html);
      imagePreloads.push(...lifted.preloads);
      return lifted.html;
    };
    const drawn = await render(slot, prefix).then(take, () => undefined);
    if (drawn === undefined) {
      failed += 1;
      return empty;
    }
    const inner = await fillLevel(drawn, depth + 1);
    const { ssr, boundary } = slotAttributes;
    return `${slot.open} ${ssr}="${prefix}" ${boundary}="${escapeHtml(slot.owner)}">${inner}</div>`;
  }

  async function fillLevel(text: string, depth: number): Promise<string> {
    if (depth > maxDepth || !text.includes('data-fragment="')) return text;
    const parts = splitAtSlots(text).map((part) => (typeof part === 'string' ? part : fillSlot(part, depth)));
    return (await Promise.all(parts)).join('');
  }

  const filled = await fillLevel(html, 1);
  return { html: filled, states, placed, imagePreloads, failed };
}
