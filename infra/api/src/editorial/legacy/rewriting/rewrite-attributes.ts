import { legacyAttribute } from '@umbral/domain/legacy/legacy-markup.ts';
import type { LegacyLinks } from './legacy-links.ts';

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const longest = 4000;
/** They name other elements of the page, several with spaces between. */
const references = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']);
/** Elsewhere a name would stand in for members of the document and its forms. */
const named = new Set(['input', 'select', 'textarea', 'button', 'details']);

/**
 * What stays of an element's attributes: nothing that runs, nothing that the portal reads in its own markup, every
 * address led on. Undefined where the element cannot be without what had to go.
 */
export function rewriteAttributes(
  tag: string,
  attributes: readonly Attribute[],
  links: LegacyLinks,
): Record<string, string> | undefined {
  const kept = new Map<string, string>();
  for (const { name, value } of attributes) {
    if (!legacyAttribute.test(name) || value.length > longest || (name === 'name' && !named.has(tag))) continue;
    const written = rewriteValue(tag, name, value, links);
    if (written !== undefined) kept.set(name, written);
  }
  if (tag === 'a' && /^https?:/.test(kept.get('href') ?? '')) kept.set('rel', 'noopener nofollow');
  if (tag === 'img' && !kept.has('src')) return undefined;
  if (tag === 'form' && !isQuestion(attributes, kept)) return undefined;
  return Object.fromEntries(kept);
}

function rewriteValue(tag: string, name: string, value: string, links: LegacyLinks): string | undefined {
  if (name === 'href') return tag === 'a' ? links.page(value) : undefined;
  if (name === 'src') return tag === 'img' ? links.picture(value) : undefined;
  if (name === 'action') return tag === 'form' ? links.page(value) : undefined;
  if (name === 'id') return links.id(value);
  if (references.has(name)) return value.trim().split(/\s+/).map(links.id).join(' ');
  if (name === 'tabindex') return value === '0' || value === '-1' ? value : undefined;
  if (name === 'target') return tag === 'a' && value === '_blank' ? value : undefined;
  if (name === 'type') return typeOf(tag, value.toLowerCase());
  return value;
}

const inputTypes = new Set(
  [
    'text',
    'search',
    'number',
    'range',
    'email',
    'tel',
    'url',
    'date',
    'month',
    'week',
    'time',
    'checkbox',
    'radio',
  ].concat(['hidden', 'submit', 'reset']),
);

function typeOf(tag: string, type: string): string | undefined {
  if (tag === 'input') return inputTypes.has(type) ? type : undefined;
  return tag === 'button' || tag === 'ol' ? type : undefined;
}

/** A form that asks is an address of the portal; one that sends would send to nobody. */
function isQuestion(attributes: readonly Attribute[], kept: ReadonlyMap<string, string>): boolean {
  const method = attributes.find(({ name }) => name === 'method')?.value.toLowerCase() ?? 'get';
  const action = kept.get('action');
  const isLed = action === undefined ? !attributes.some(({ name }) => name === 'action') : /^\/(?!\/)/.test(action);
  return method === 'get' && isLed;
}
