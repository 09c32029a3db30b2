import { linkedSheets } from '../pages/sheets-of-documents.ts';

/**
 * The same page with less of it. `whole` as a first visit gets it, its styles in the document; `linked` with links to
 * them; `joined` with one style sheet in the place of all; `react` with React and one button in the place of all scripts; `still` with all
 * scripts, none of which runs; `plain` without any; `text` one line of text and the rest as a comment.
 */
export type FloorVariant = 'whole' | 'linked' | 'joined' | 'react' | 'still' | 'plain' | 'text';

/** A style sheet of a document, its references told from the root. */
export interface Sheet {
  readonly href: string;
  readonly css: string;
}

/** What a proxy has for the variants of a document. */
export interface FloorFiles {
  /** The address at which all its styles are one file. */
  readonly joinedHref: string;
  readonly react: { readonly href: string; readonly integrity: string };
}

const styleTag = /<link rel="stylesheet" href="([^"]+)"[^>]*>\n?/g;
const shellTag = /<script data-shell defer src=("[^"]+"[^>]*)><\/script>\n?/g;
const hintTag = /<link rel="preload" as="script"[^>]*>\n?/g;
const bootstrapTag = /<script>.*?<\/script>\n?/gs;

/** Addresses of a document's style sheets, in their order. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(styleTag)].map(([, href = '']) => href);
}

/** A sheet that may stand elsewhere: its files are named from the root. */
export function movable({ href, css }: Sheet): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return css.replace(/url\((["']?)(?!data:|https?:|["'/#])/g, `url($1${folder}`);
}

/** The document of a variant. */
export function variantOf(html: string, variant: FloorVariant, files: FloorFiles): string {
  switch (variant) {
    case 'whole':
      return html;
    case 'linked':
      return linkedSheets(html);
    case 'joined':
      return withStyles(linkedSheets(html), `<link rel="stylesheet" href="${files.joinedHref}">\n`);
    case 'plain':
      return withoutScripts(html);
    case 'react':
      return withoutScripts(html).replace('</head>', `${reactTag(files)}\n</head>`);
    case 'still':
      return html.replace(bootstrapTag, '').replace(shellTag, '<link rel="preload" as="script" href=$1>\n');
    case 'text':
      return `<!doctype html>\n<title>Umbral</title>\n<p>Umbral</p>\n<!--${html.replaceAll('--', '- -')}-->`;
  }
}

function reactTag({ react }: FloorFiles): string {
  return `<script defer src="${react.href}" integrity="${react.integrity}" crossorigin="anonymous"></script>`;
}

function withoutScripts(html: string): string {
  return html.replace(shellTag, '').replace(hintTag, '').replace(bootstrapTag, '');
}

/** In the place of the first sheet. */
function withStyles(html: string, tag: string): string {
  let isFirst = true;
  return html.replace(styleTag, () => {
    const text = isFirst ? tag : '';
    isFirst = false;
    return text;
  });
}
