import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { Robots } from '@umbral/protocol/routes/owners.ts';
import { toJsonBlock } from '../../document/boot.ts';
import { escapeHtml } from '../http/escape-html.ts';

export interface HeadFacts {
  readonly head: Head;
  readonly robots: Robots;
  /** Public origin. */
  readonly origin: string;
  /** Path with query of the page. */
  readonly href: string;
}

const strictness: readonly Robots[] = ['index,follow', 'noindex,follow', 'noindex'];

/** The stricter of two answers to "may this be indexed?". */
export function stricterRobots(one: Robots, other: Robots | undefined): Robots {
  return other !== undefined && strictness.indexOf(other) > strictness.indexOf(one) ? other : one;
}

/** Title, description, canonical, robots, neighbours and social tags of a page. */
export function headTags({ head, robots, origin, href }: HeadFacts): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const canonical = absolute(head.canonical ?? href.split('?')[0] ?? '/');
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    link('canonical', canonical),
    // One language for everybody: said where a page may be found at all.
    ...(robots === 'index,follow' ? [alternate('es-CO', canonical), alternate('x-default', canonical)] : []),
    meta('name', 'robots', robots),
    link('prev', head.prev && absolute(head.prev)),
    link('next', head.next && absolute(head.next)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'es_CO'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', head.image && absolute(head.image)),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ];
  return tags.filter((tag) => tag !== '').join('\n');
}

/** Structured data of a page, for programs: they stand below all that is painted. */
export function structuredDataTags({ jsonLd = [] }: Head): string {
  return jsonLd.map((data) => `<script type="application/ld+json">${toJsonBlock(data)}</script>\n`).join('');
}

/** Preload of the picture that paints largest. */
export function imagePreload(image: Head['preloadImage']): string {
  if (!image) return '';
  const { src, srcSet, avifSrcSet, sizes } = image;
  const candidates = avifSrcSet ?? srcSet;
  const fitting = sizes ? ` imagesizes="${escapeHtml(sizes)}"` : '';
  const set = candidates ? ` imagesrcset="${escapeHtml(candidates)}"${fitting}` : '';
  // A browser that does not take the type loads nothing early, instead of a file that its page does not show.
  const from = avifSrcSet ? ' type="image/avif"' : ` href="${escapeHtml(src)}"`;
  return `<link rel="preload" as="image"${from}${set} fetchpriority="high">`;
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
}

function link(rel: string, href: string | undefined): string {
  return href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '';
}
