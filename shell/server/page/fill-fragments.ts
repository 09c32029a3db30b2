import type { RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { idPrefixes, slotAttributes } from '../../document/boot.ts';
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
  /** Hydration data by id prefix. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly placed: readonly PlacedFragment[];
  readonly imagePreloads: readonly string[];
  /** Slots that stayed empty. */
  readonly failed: number;
}

const maxDepth = 2;

/** Fills the slots of a page, all of one depth at a time; a fragment that fails leaves its slot empty. */
export async function fillFragments(html: string, render: RenderFragment): Promise<FilledPage> {
  const states: Record<string, unknown> = {};
  const placed: PlacedFragment[] = [];
  const imagePreloads: string[] = [];
  let count = 0;
  let failed = 0;

  async function fillSlot(slot: FragmentSlot, depth: number): Promise<string> {
    const prefix = idPrefixes.fragment(count++);
    const empty = `${slot.open}></div>`;
    const result = await render(slot, prefix).catch(() => undefined);
    if (result?.status !== 200) {
      failed += 1;
      return empty;
    }
    const lifted = liftPreloads(result.html);
    states[prefix] = result.state;
    placed.push({ owner: slot.owner, chunks: result.chunks });
    imagePreloads.push(...lifted.preloads);
    const inner = await fillLevel(lifted.html, depth + 1);
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
