/** A piece of markup as data: a text, or an element with attributes and children. */
export type Tree = string | TreeElement;

export interface TreeElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly Tree[];
}

const empty = new Set(['link', 'img', 'input', 'br', 'hr', 'col', 'wbr']);
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A tree as HTML, for servers. Tags and names of attributes are the author's; texts and values may be anybody's. */
export function treeToHtml(tree: Tree): string {
  if (typeof tree === 'string') return escapeText(tree);
  const { tag, attributes = {}, children = [] } = tree;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const open = `<${tag}${written.join('')}>`;
  return empty.has(tag) ? open : `${open}${children.map(treeToHtml).join('')}</${tag}>`;
}

/** The same as nodes, for browsers: no HTML is made from text. */
export function treeToNode(tree: Tree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const { tag, attributes = {}, children = [] } = tree;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(treeToNode));
  return element;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
