import type { KeptAnswer, KeptFile } from '../offline/kept-answer.ts';
import { type KeptPage, readIndex } from './kept-index.ts';
import { isWhole, packPage, unpackPage } from './packed-page.ts';
import { pictureKey } from './picture-key.ts';

/** The caches of this device; their names end in the version of what they hold. */
export const cacheNames = { pages: 'umbral-pages-1', files: 'umbral-files-1', pictures: 'umbral-pictures-1' } as const;

const indexKey = '/_kept-index';
const recordsKey = '/_kept-records';
const integrityHeader = 'x-umbral-integrity';
const pageKey = (href: string) => `/_kept-page?${encodeURIComponent(href)}`;

/** The pages on this device, the one that was read last first. */
export async function readPages(): Promise<readonly KeptPage[]> {
  const pages = await caches.open(cacheNames.pages);
  const found = await pages.match(indexKey);
  return readIndex(await found?.json().catch(() => undefined));
}

/** Writes the list of pages, and forgets every page, file and picture that none of them names. */
export async function writePages(kept: readonly KeptPage[]): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  await pages.put(indexKey, Response.json({ pages: kept }));
  await dropOthers(pages, new Set([indexKey, recordsKey, ...kept.map(({ href }) => pageKey(href))]));
  await dropOthers(await caches.open(cacheNames.files), new Set(kept.flatMap(({ files }) => files)));
  const pictures = new Set(kept.flatMap(({ picture }) => (picture ? [pictureKey(picture)] : [])));
  await dropOthers(await caches.open(cacheNames.pictures), pictures);
}

async function dropOthers(cache: Cache, kept: ReadonlySet<string>): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!kept.has(`${pathname}${search}`)) await cache.delete(url);
  }
}

/** Puts a page away; gives its size and digest. */
export async function putPage(href: string, answer: KeptAnswer): Promise<Pick<KeptPage, 'bytes' | 'digest'>> {
  const { bytes, digest } = await packPage(answer);
  await (await caches.open(cacheNames.pages)).put(pageKey(href), new Response(bytes));
  return { bytes: bytes.byteLength, digest };
}

/** A page with everything that it names; nothing where a part of it is missing, damaged, or of other versions. */
export async function takePage({ href, digest, composition }: KeptPage): Promise<KeptAnswer | undefined> {
  const found = await (await caches.open(cacheNames.pages)).match(pageKey(href));
  if (!found) return undefined;
  const bytes = new Uint8Array(await found.arrayBuffer());
  const answer = await unpackPage({ bytes, digest }).catch(() => undefined);
  if (answer?.composition !== composition) return undefined;
  const files = await caches.open(cacheNames.files);
  const there = await Promise.all(answer.files.map((file) => files.match(file.href)));
  return there.every(Boolean) ? answer : undefined;
}

/** Whether the device has a file. */
export async function hasFile(href: string): Promise<boolean> {
  return (await (await caches.open(cacheNames.files)).match(href)) !== undefined;
}

/** Puts a file away as it came, with its integrity; one that is not what was built is an error. */
export async function putFile({ href, integrity }: KeptFile, response: Response): Promise<void> {
  const bytes = await response.arrayBuffer();
  if (!response.ok || response.type === 'opaque' || !(await isWhole(bytes, integrity)))
    throw new Error(`${href} is not what was built`);
  const headers = { 'content-type': response.headers.get('content-type') ?? '', [integrityHeader]: integrity };
  await (await caches.open(cacheNames.files)).put(href, new Response(bytes, { headers }));
}

/** A file of a kept page; a damaged one is forgotten. */
export async function takeFile(href: string): Promise<Response | undefined> {
  const files = await caches.open(cacheNames.files);
  const found = await files.match(href);
  if (!found) return undefined;
  const bytes = await found.arrayBuffer();
  if (await isWhole(bytes, found.headers.get(integrityHeader) ?? '')) return new Response(bytes, found);
  await files.delete(href);
  return undefined;
}

/** Puts the first picture of a home away. */
export async function putPicture(href: string, response: Response): Promise<void> {
  await (await caches.open(cacheNames.pictures)).put(pictureKey(href), response);
}

/** The picture that is kept of an address, at whatever size it is asked for. */
export async function takePicture(href: string): Promise<Response | undefined> {
  return (await caches.open(cacheNames.pictures)).match(pictureKey(href));
}

/** Puts what is known of the homes with a heart away, in the place of what was known before. */
export async function putRecords(response: Response): Promise<void> {
  await (await caches.open(cacheNames.pages)).put(recordsKey, response);
}

/** What is known of the homes with a heart. */
export async function readRecords(): Promise<unknown> {
  const found = await (await caches.open(cacheNames.pages)).match(recordsKey);
  return found?.json().catch(() => undefined);
}

/** Forgets what a worker before this one kept in another shape. */
export async function dropOldShapes(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  for (const name of await ownCaches()) if (!current.includes(name)) await caches.delete(name);
}

/** Forgets everything that lies on this device. */
export async function forgetAll(): Promise<void> {
  for (const name of await ownCaches()) await caches.delete(name);
}

async function ownCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith('umbral-'));
}
