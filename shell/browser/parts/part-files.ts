import type { Head } from '@umbral/protocol/remote/head.ts';
import type { PartFile } from '../../document/page-part.ts';
import { heal, tryMs } from '../recovery.ts';

const styles = new Map<string, Promise<boolean>>();
const hinted = new Set<string>();
const fetchedAhead = new Set<string>();

/** Puts stylesheets into the document, each once; false when one could not be had, healed or not. */
export async function putStyles(files: readonly PartFile[]): Promise<boolean> {
  return (await Promise.all(files.map(putStyle))).every(Boolean);
}

function putStyle(file: PartFile): Promise<boolean> {
  const known = styles.get(file.href);
  if (known) return known;
  const coming = styled(file);
  styles.set(file.href, coming);
  void coming.then((came) => came || styles.delete(file.href));
  return coming;
}

async function styled(file: PartFile): Promise<boolean> {
  const present = styleLink(file.href);
  if (present ? await arrived(present) : await arrived(insertStyle(file))) return true;
  // A damaged file may be in the browser's memory: it is fetched past it, and the link put in anew.
  await heal();
  styleLink(file.href)?.remove();
  return arrived(insertStyle(file));
}

function styleLink(href: string): HTMLLinkElement | undefined {
  const { href: absolute } = new URL(href, location.href);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.href === absolute);
}

function insertStyle(file: PartFile): HTMLLinkElement {
  return document.head.appendChild(fileLink('stylesheet', file));
}

function arrived(link: HTMLLinkElement): Promise<boolean> {
  // Of a link that is off, the rules came in the document.
  if (link.sheet || link.hasAttribute('disabled')) return Promise.resolve(true);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
    setTimeout(() => resolve(link.sheet !== null), tryMs);
  });
}

/** Scripts that the page will ask for once it is painted. */
export function hintScripts(files: readonly PartFile[]): void {
  for (const file of files) {
    if (hinted.has(file.href)) continue;
    hinted.add(file.href);
    const link = fileLink('preload', file);
    link.as = 'script';
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

/** Files that may be needed some time: fetched after everything else. */
export function hintFiles(
  files: { readonly css: readonly PartFile[]; readonly js: readonly PartFile[] } | undefined,
): void {
  // A sheet of this document is fetched by its link, or by who keeps those that came in it.
  const css = (files?.css ?? []).filter(({ href }) => !styleLink(href));
  for (const file of [...css, ...(files?.js ?? [])]) {
    if (styles.has(file.href) || hinted.has(file.href) || fetchedAhead.has(file.href)) continue;
    fetchedAhead.add(file.href);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file.href;
    document.head.append(link);
  }
}

/** The picture that paints largest on the page. */
export function hintPicture(image: Head['preloadImage']): void {
  if (!image) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  const candidates = image.avifSrcSet ?? image.srcSet;
  if (candidates) link.imageSrcset = candidates;
  if (candidates && image.sizes) link.imageSizes = image.sizes;
  if (image.avifSrcSet) link.type = 'image/avif';
  else link.href = image.src;
  document.head.append(link);
  link.onload = () => link.remove();
  link.onerror = () => link.remove();
}

function fileLink(rel: string, { href, integrity }: PartFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  return link;
}
