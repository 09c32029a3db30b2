import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type DrawnPart, type MovedPart, type PartHead, partEndId, partId } from '../../document/page-part.ts';

/** A part as it came, before its looks are there. */
export type ReadPart = MovedPart | { readonly facts: DrawnPart; readonly main: Element };

/** Who must have drawn a part. */
export interface Drawer {
  readonly owner: RemoteName;
  readonly version: string;
}

/** Reads an answer; undefined where it is no whole part, another one's, or holds what might run. */
export function readPart(answer: Document, { owner, version }: Drawer): ReadPart | undefined {
  if (!answer.querySelector(`body > #${partEndId}:last-child`)) return undefined;
  const head = parseHead(answer.getElementById(partId)?.textContent);
  if (!head) return undefined;
  if ('location' in head) return /^\/(?!\/)/.test(head.location) ? head : undefined;
  const main = answer.querySelector('main');
  if (!main || head.owner !== owner || head.version !== version) return undefined;
  return attachShadows(main) ? { facts: head, main } : undefined;
}

/**
 * Declarative shadow roots: the browser attaches them in documents, and leaves their templates in what it parses for a
 * request. False where something might run, or an element can have no root.
 */
function attachShadows(root: ParentNode): boolean {
  if (root.querySelector('script')) return false;
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    const host = template.parentElement;
    if (!host || host.shadowRoot) continue;
    const shadow = attachShadow(host, template.getAttribute('shadowrootmode') === 'closed' ? 'closed' : 'open');
    shadow?.append(template.content);
    template.remove();
    if (!shadow || !attachShadows(shadow)) return false;
  }
  return true;
}

function attachShadow(host: Element, mode: ShadowRootMode): ShadowRoot | undefined {
  try {
    return host.attachShadow({ mode });
  } catch {
    return undefined;
  }
}

/** The server is ours, but what stands between may answer for it. */
function parseHead(text: string | undefined | null): PartHead | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isHead(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): value is PartHead {
  if (typeof value !== 'object' || value === null) return false;
  if ('location' in value) return typeof value.location === 'string';
  return 'owner' in value && 'version' in value && 'status' in value && 'head' in value && 'css' in value;
}
