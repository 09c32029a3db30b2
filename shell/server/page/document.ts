import type { Head } from '@umbral/protocol/remote/head.ts';
import type { Robots } from '@umbral/protocol/routes/owners.ts';
import { type Boot, documentIds, slotAttributes, toJsonBlock } from '../../document/boot.ts';
import { bootstrapScript } from '../../document/bootstrap-script.ts';
import type { FrameResult } from '../../document/frame-contract.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { appTags } from '../site/app-manifest.ts';
import { iconHref } from '../site/favicon.ts';
import type { AssetLink } from './asset-links.ts';
import { headTags, imagePreload, structuredDataTags } from './head-tags.ts';

/** Everything that a document is made of. */
export interface DocumentParts {
  readonly boot: Boot;
  /** A `DocumentState` as JSON for a script element. */
  readonly state: string;
  readonly head: Head;
  readonly robots: Robots;
  /** Public origin, for absolute addresses. */
  readonly origin: string;
  readonly href: string;
  readonly frame: FrameResult;
  readonly slot: {
    /** In pieces that follow each other. */
    readonly html: readonly Buffer[];
    /** Prefix of React's ids; absent: the browser draws the page from nothing. */
    readonly ssr?: string;
  };
  readonly styles: readonly AssetLink[];
  /** The shell's own scripts. */
  readonly scripts: readonly AssetLink[];
  /** Scripts that the page will ask for. */
  readonly preloads: readonly AssetLink[];
  /** Addresses of the fonts, in the order of need: what is not there at the first paint stays away from this document. */
  readonly fonts: readonly string[];
  /** `<link rel=preload as=image>` elements of the rendered parts. */
  readonly imagePreloads: readonly string[];
  /** What stands above everything, in no root of the frame. */
  readonly banner?: string | undefined;
}

/** The whole HTML of a page, in UTF-8. */
export function renderDocument(parts: DocumentParts): Buffer {
  const { boot, state, frame, slot } = parts;
  const ssr = slot.ssr === undefined ? '' : ` ${slotAttributes.ssr}="${slot.ssr}"`;
  const before = `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<script>${bootstrapScript}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${headTags(parts)}
${assetTags(parts)}
<link rel="icon" href="${iconHref}" type="image/svg+xml">
${appTags}
</head>
<body>
${parts.banner ?? ''}<div id="${documentIds.header}">${frame.header}</div>
<main id="${documentIds.page}" tabindex="-1" ${slotAttributes.boundary}="${boot.page.owner}"${ssr}>`;
  const after = `</main>
<div id="${documentIds.footer}">${frame.footer}</div>
<div id="${documentIds.overlays}"></div>
${structuredDataTags(parts.head)}<script type="application/json" id="${documentIds.boot}">${toJsonBlock(boot)}</script>
<script type="application/json" id="${documentIds.state}">${state}</script>
</body>
</html>
`;
  return Buffer.concat([Buffer.from(before), ...slot.html, Buffer.from(after)]);
}

/** In the order of need: the picture, the looks, the shell, then what the shell will ask for. */
function assetTags({ head, imagePreloads, styles, scripts, preloads, fonts }: DocumentParts): string {
  const main = imagePreload(head.preloadImage);
  const others = [...new Set(imagePreloads)].filter(
    (tag) => !head.preloadImage || !tag.includes(escapeHtml(head.preloadImage.src)),
  );
  return [
    main,
    ...styles.map((style) => `<link rel="stylesheet" ${source('href', style)}>`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...others,
    ...scripts.map((script) => `<script data-shell defer ${source('src', script)}></script>`),
    ...preloads.map((script) => `<link rel="preload" as="script" fetchpriority="low" ${source('href', script)}>`),
  ]
    .filter((tag) => tag !== '')
    .join('\n');
}

function source(attribute: 'href' | 'src', { href, integrity }: AssetLink): string {
  const hash = integrity ? ` integrity="${integrity}"` : '';
  return `${attribute}="${escapeHtml(href)}"${hash} crossorigin="anonymous"`;
}
