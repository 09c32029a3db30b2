import { productName } from '@umbral/domain/vocabulary/product.ts';
import { unescapeHtml } from '../http/escape-html.ts';

const cardWidth = 400;

/** Title of a document as people read it, without the portal's name behind it. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return unescapeHtml(title).replace(` | ${productName}`, '');
}

/** The largest picture of a document's first view, at the size of a card; nothing where it has none of ours. */
export function firstPicture(html: string): string | undefined {
  const [, candidates = ''] = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/.exec(html) ?? [];
  const sized = candidates.split(', ').map((candidate) => {
    const [href = '', width = ''] = candidate.split(' ');
    return { href, width: Number.parseInt(width, 10) };
  });
  const fitting = sized
    .filter(({ href, width }) => href.startsWith('/media/') && width >= cardWidth)
    .toSorted((a, b) => a.width - b.width);
  return fitting[0]?.href;
}
