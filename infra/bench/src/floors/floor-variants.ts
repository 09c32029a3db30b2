/** The same page with less of it: what each piece costs a first view. */
export const variants = ['whole', 'joined', 'inline', 'plain'] as const;

/**
 * `whole` as it is served; `joined` with one style sheet in place of all; `inline` with its styles in the document;
 * `plain` without any script.
 */
export type FloorVariant = (typeof variants)[number];

/** A style sheet of a document, its references told from the root. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

const styleTag = /<link rel="stylesheet" href="([^"]+)"[^>]*>\n?/g;
const scriptTags =
  /<script data-shell[^>]*><\/script>\n?|<link rel="preload" as="script"[^>]*>\n?|<script>.*?<\/script>\n?/gs;

/** Addresses of a document's style sheets, in their order. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(styleTag)].map(([, href = '']) => href);
}

/** A sheet that may stand elsewhere: its files are named from the root. */
export function movable({ href, css }: Sheet): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return css.replace(/url\((["']?)(?!data:|https?:|["'/#])/g, `url($1${folder}`);
}

/** The document of a variant; `joinedHref` is where all of `styles` can be had as one file. */
export function variantOf(html: string, variant: FloorVariant, joined: { href: string; styles: string }): string {
  if (variant === 'plain') return html.replace(scriptTags, '');
  if (variant === 'whole') return html;
  const tag =
    variant === 'joined' ? `<link rel="stylesheet" href="${joined.href}">\n` : `<style>${joined.styles}</style>\n`;
  let isFirst = true;
  return html.replace(styleTag, () => {
    const text = isFirst ? tag : '';
    isFirst = false;
    return text;
  });
}
