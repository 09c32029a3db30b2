import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Root, type Rule } from 'postcss';
import { legacyLinks } from './legacy-links.ts';

/** A stylesheet as it came from its server. */
export interface FoundSheet {
  readonly remote: string;
  readonly url: string;
  readonly css: string;
}

/** Groups of rules that say when they count. */
const conditions = new Set(['media', 'supports', 'container']);
/** Values that fetch by other words than `url()`, or run. */
const foreign = /(?:image-set|image|src|paint|element|expression|attr)\s*\(|javascript:/i;
const binding = /^(?:behavior|-moz-binding)$/i;

/**
 * A stylesheet that reaches the page of its remote and nothing else: within `@scope`, without imports, fonts and
 * animations, whose names would be everybody's, with pictures of its own server only. What cannot be read as CSS is none.
 */
export function rewriteSheet({ remote, url, css }: FoundSheet): string {
  const links = legacyLinks(remote, new URL(url));
  let root: Root;
  try {
    root = parse(css);
  } catch {
    return '';
  }
  keepIn(root, links.picture);
  root.cleanRaws();
  return `@scope ([data-legacy="${remote}"]){${root.toString()}}`;
}

type PictureOf = (address: string) => string | undefined;

function keepIn(container: Container<ChildNode>, pictureOf: PictureOf): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && keepsRule(node)) keepIn(node, pictureOf);
    else if (node.type === 'atrule' && keepsGroup(node)) keepIn(node, pictureOf);
    else if (node.type !== 'decl' || !keepsDeclaration(node, pictureOf)) node.remove();
  }
}

function keepsRule(rule: Rule): boolean {
  if (!isWhole(rule.selector)) return false;
  // The page has neither root nor body on the portal: what it says of them it says of itself.
  rule.selector = rule.selector.replace(/(^|[\s,>+~(])(?:html|body|:root)(?:[\s>]+body)?(?![\w-])/gi, '$1:scope');
  rule.raws = {};
  return true;
}

function keepsGroup(group: AtRule): boolean {
  if (!conditions.has(group.name.toLowerCase()) || group.nodes === undefined || !isWhole(group.params)) return false;
  group.raws = {};
  return true;
}

function keepsDeclaration(declaration: Declaration, pictureOf: PictureOf): boolean {
  const { prop, value } = declaration;
  if (binding.test(prop) || !/^-{0,2}[\w-]+$/.test(prop) || foreign.test(value) || !isWhole(value)) return false;
  const written = withPictures(value, pictureOf);
  if (written === undefined) return false;
  declaration.value = written;
  declaration.raws = {};
  return true;
}

/** A value with its pictures led on; undefined where one of them is not its server's. */
function withPictures(value: string, pictureOf: PictureOf): string | undefined {
  let isFaulty = false;
  const written = value.replace(/url\(\s*(["']?)([^"'()]*)\1\s*\)/gi, (_, _quote, address: string) => {
    const picture = pictureOf(address.trim());
    isFaulty ||= picture === undefined;
    return `url("${picture}")`;
  });
  const rest = written.replace(/url\("[^"]*"\)/g, '');
  return isFaulty || /url\s*\(/i.test(rest) ? undefined : written;
}

/**
 * Whether a piece of CSS ends where it says: browsers and this program could read an escape, a quote or a bracket that is
 * left open in two ways, and what follows would stand outside of the scope.
 */
function isWhole(text: string): boolean {
  const plain = text.replace(/"[^"\n\\]*"|'[^'\n\\]*'/g, '');
  if (/[;@"'\\]|\/\*|\*\//.test(plain) || /[{}]/.test(text)) return false;
  return ['()', '[]'].every(([open = '', close = '']) => plain.split(open).length === plain.split(close).length);
}
