import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { legacyLimits } from '@umbral/domain/legacy/legacy-markup.ts';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { legacyLinks } from './legacy-links.ts';
import { rewriteMarkup } from './rewrite-markup.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A page as it came from its server. */
export interface FoundPage {
  readonly remote: string;
  /** Where it was found at last. */
  readonly url: string;
  readonly html: string;
}

/** A page for the portal, whose stylesheets are still to be fetched: their paths, in order. */
export interface RewrittenPage extends Omit<LegacyPage, 'sheets'> {
  readonly sheets: readonly string[];
}

/**
 * Takes from a page what a portal shows of it: its `<main>` where it has one, else all of its body; title, description,
 * canonical address and whether it may be found. Throws `UnreadablePage`.
 */
export function rewritePage({ remote, url, html }: FoundPage): RewrittenPage {
  const document = parse(html);
  const head = find(document, 'head');
  const body = find(document, 'body');
  const inHead = (tag: string) => (head ? elementsOf(head).filter(({ tagName }) => tagName === tag) : []);
  const metaOf = (name: string) => {
    const meta = inHead('meta').find((one) => attributeOf(one, 'name')?.toLowerCase() === name);
    return meta && attributeOf(meta, 'content');
  };
  const [base] = inHead('base');
  const links = legacyLinks(remote, new URL(url), base && attributeOf(base, 'href'));
  const linked = (rel: string) =>
    inHead('link').filter((link) => attributeOf(link, 'rel')?.toLowerCase().split(/\s+/).includes(rel));
  const sheets = linked('stylesheet').flatMap((link) => links.file(attributeOf(link, 'href') ?? '') ?? []);
  const [canonical] = linked('canonical').flatMap((link) => links.page(attributeOf(link, 'href') ?? '') ?? []);
  const shown = body && (find(body, 'main') ?? body);
  return {
    title: textOf(inHead('title')[0]).slice(0, 300),
    description: metaOf('description')?.slice(0, 500) ?? null,
    canonical: canonical?.startsWith('/') ? canonical : null,
    isIndexed: !/noindex|none/i.test(metaOf('robots') ?? ''),
    sheets: [...new Set(sheets)].slice(0, legacyLimits.sheets),
    markup: shown ? rewriteMarkup(shown, links) : [],
  };
}

function elementsOf(parent: Parent): Element[] {
  return parent.childNodes.filter((node): node is Element => 'tagName' in node);
}

/** The first element of a name, level by level: however deep a page is nested, nothing is called within itself. */
function find(root: Parent, tag: string): Element | undefined {
  for (let level = elementsOf(root); level.length > 0; level = level.flatMap(elementsOf)) {
    const found = level.find(({ tagName }) => tagName === tag);
    if (found) return found;
  }
  return undefined;
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Element | undefined): string {
  const texts = element?.childNodes.flatMap((node) => ('value' in node ? [node.value] : [])) ?? [];
  return texts.join('').trim();
}
