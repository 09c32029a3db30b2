import type { PageMatch } from '@umbral/domain/routes/match.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { idPrefixes, toJsonBlock } from '../../document/boot.ts';
import { type DrawnPart, longestPart, type PartHead, partEndId, partId } from '../../document/page-part.ts';
import { entryLink, groupLinks, sourceOf } from './asset-links.ts';
import { type ComposedPage, contentOf, type PageJob, pageRequest, type SlotContent } from './compose-page.ts';
import { cutHtml, emptySlot } from './cut-html.ts';
import { liftStyles } from './lift-styles.ts';

/** Draws the page of a remote alone, without frame and without fragments; what cannot be drawn, or is too long, is 503. */
export async function composePart(job: PageJob, owner: RemoteName, match: PageMatch): Promise<ComposedPage> {
  const began = performance.now();
  const result = await job.render(owner, pageRequest(job, owner, match)).catch(() => undefined);
  const timings = [`render;dur=${(performance.now() - began).toFixed(1)}`];
  const failed = { status: 503, html: Buffer.alloc(0), isDegraded: true, timings };
  if (!result) return failed;
  const { status, location } = result;
  if (location !== undefined) return { status, html: partHtml({ location }, []), isDegraded: false, timings };
  const content = contentOf(owner, match, result);
  const own = liftStyles(content.html, owner);
  const head = { ...headOf(job, owner, content), state: result.state };
  const page = cutHtml(own.html).pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : emptySlot(piece)));
  const html = partHtml({ ...head, css: [...head.css, ...own.styles] }, page);
  if (html.length > longestPart) return failed;
  return { status, html, isDegraded: content.isPartial === true, sharedMaxAge: content.sharedMaxAge, timings };
}

/** A part as it is sent, of the pieces of its page. */
export function partHtml(head: PartHead, page: readonly Buffer[]): Buffer {
  const before = `<!doctype html>
<meta charset="utf-8">
<script type="application/json" id="${partId}">${toJsonBlock(head)}</script>
<main>`;
  const after = `</main>
<template id="${partEndId}"></template>
`;
  return Buffer.concat([Buffer.from(before), ...page, Buffer.from(after)]);
}

function headOf(
  { composition, context, canonical }: PageJob,
  owner: RemoteName,
  { status, layout, robots, head: { jsonLd: _, ...head }, chunks }: SlotContent,
): Omit<DrawnPart, 'state'> {
  const release = composition.remotes.get(owner);
  const files = release && sourceOf(release);
  const entry = files && entryLink(files);
  return {
    owner,
    version: release?.artifact.version ?? '',
    status,
    layout,
    robots,
    head: canonical ? { ...head, canonical } : head,
    currency: context.currency,
    settings: composition.settings.get(owner),
    ssr: idPrefixes.page,
    css: files ? groupLinks(files, chunks, 'css') : [],
    js: files ? [...(entry ? [entry] : []), ...groupLinks(files, chunks, 'js')] : [],
  };
}
