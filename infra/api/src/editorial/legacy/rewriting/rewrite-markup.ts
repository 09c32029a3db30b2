import { type LegacyMarkup, type LegacyNode, legacyLimits, legacyTags } from '@umbral/domain/legacy/legacy-markup.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { LegacyLinks } from './legacy-links.ts';
import { rewriteAttributes } from './rewrite-attributes.ts';

type Tag = (typeof legacyTags)[number];
const tags: ReadonlySet<string> = new Set(legacyTags);

/** They go with all that is in them. */
const dropped = new Set(
  ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frameset', 'svg', 'math'].concat(
    ['head', 'title', 'base', 'link', 'meta', 'audio', 'video', 'canvas', 'map', 'dialog', 'portal', 'xmp', 'noembed'],
    ['noframes', 'plaintext', 'slot'],
  ),
);

/** More would be an attack on whoever walks through it. */
const deepest = 400;

/** A page that nobody could read: too long, or nested without end. */
export class UnreadablePage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadablePage';
  }
}

/** The markup below a node, as far as a portal shows it; an element that is not shown leaves what it holds. */
export function rewriteMarkup(root: Tree.ParentNode, links: LegacyLinks): LegacyMarkup {
  const nodes: LegacyNode[] = [];

  function add(node: LegacyNode): void {
    if (nodes.length >= legacyLimits.nodes) throw new UnreadablePage('It has too many elements');
    nodes.push(node);
  }

  function walk(parent: Tree.ParentNode, depth: number, below: number): void {
    if (below > deepest) throw new UnreadablePage('It is nested too deep');
    for (const child of parent.childNodes) {
      if ('value' in child) addText(child.value, depth);
      else if ('tagName' in child && !dropped.has(child.tagName)) walkElement(child, depth, below);
    }
  }

  function walkElement(element: Tree.Element, depth: number, below: number): void {
    // The portal's page has its own.
    const name = element.tagName === 'main' ? 'div' : element.tagName;
    const isShown = isTag(name) && depth < legacyLimits.depth;
    const attributes = isShown ? rewriteAttributes(name, element.attrs, links) : undefined;
    // A form that sends goes with its fields.
    if (isShown && attributes === undefined) return;
    if (isShown) add({ depth, tag: name, ...(attributes && Object.keys(attributes).length > 0 ? { attributes } : {}) });
    walk(element, isShown ? depth + 1 : depth, below + 1);
  }

  function addText(text: string, depth: number): void {
    for (let from = 0; from < text.length; from += legacyLimits.textLength)
      add({ depth, text: text.slice(from, from + legacyLimits.textLength) });
  }

  walk(root, 0, 0);
  return nodes;
}

function isTag(name: string): name is Tag {
  return tags.has(name);
}
