import type { LegacyMarkup, LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import type { Tree, TreeElement } from '../plain/element-tree.ts';
import type { Failure } from '../plain/page-module.ts';
import css from './legacy-page.module.css';

/** What stands at an address of a legacy remote, as a tree of data. */
export type LegacyView = (data: unknown, remote: string) => Tree;

/** The page within a wall: whatever its looks place stays there, and their scope ends there. */
export const legacyView: LegacyView = (data, remote) => {
  const { sheets, markup } = data as LegacyPage;
  const links = sheets.map((href): Tree => ({ tag: 'link', attributes: { rel: 'stylesheet', href } }));
  const page = { tag: 'div', attributes: { 'data-legacy': remote }, children: treesOf(markup) };
  return { tag: 'div', attributes: { class: css.wall ?? '' }, children: [...links, page] };
};

/** In the place of a page that is not there or cannot be had. */
export const failedView: LegacyView = (data) => ({
  tag: 'div',
  attributes: { class: css.failed ?? '' },
  children: [{ tag: 'h1', children: [(data as Failure).text] }],
});

interface OpenElement extends TreeElement {
  readonly children: Tree[];
}

/** Each node belongs to the last one before it that is less deep. */
function treesOf(markup: LegacyMarkup): readonly Tree[] {
  const roots: Tree[] = [];
  const open: { readonly depth: number; readonly children: Tree[] }[] = [{ depth: -1, children: roots }];
  for (const node of markup) {
    while (open.length > 1 && (open.at(-1)?.depth ?? -1) >= node.depth) open.pop();
    const siblings = open.at(-1)?.children ?? roots;
    if ('text' in node) siblings.push(node.text);
    else {
      const element: OpenElement = { tag: node.tag, attributes: node.attributes ?? {}, children: [] };
      siblings.push(element);
      open.push({ depth: node.depth, children: element.children });
    }
  }
  return roots;
}
