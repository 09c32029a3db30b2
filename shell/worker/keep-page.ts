import { type KeptAnswer, type KeptFile, readKeptAnswer } from '../offline/kept-answer.ts';
import { offlineAddresses } from '../offline/offline-addresses.ts';
import { type KeptPage, keptLimits, mustFetch, pageOf, plainHref, withPage, withSeen } from './kept-index.ts';
import { recordsPath } from './kept-records.ts';
import { hasFile, putFile, putPage, putPicture, putRecords, readPages, writePages } from './kept-store.ts';

interface Reading {
  readonly href: string;
  readonly currency: string;
}

/** A page that was read, and the homes that have a heart on this device. */
interface Read extends Reading {
  readonly hearts: readonly number[];
}

/** So many files come at a time: nobody waits for them. */
const atOnce = 3;
/** For nobody in particular: neither a session nor a link of the platform goes along. */
const anonymous = { credentials: 'omit', priority: 'low' } as const;

/** Keeps a page that was read; with it the page that lists them all, and that of the hearts where there are any. */
export async function keepPage({ href, currency, hearts }: Read): Promise<void> {
  const now = Date.now();
  const beside = hearts.length > 0 ? [offlineAddresses.shown, offlineAddresses.hearts] : [offlineAddresses.shown];
  for (const one of [...beside, plainHref(href)]) {
    const pages = await readPages();
    if (mustFetch(pageOf(pages, one), currency, now)) await fetchPage({ href: one, currency }, now);
    else if (one === plainHref(href)) await writePages(withSeen(pages, one, now));
  }
  if (hearts.length > 0) await fetchRecords(hearts);
}

async function fetchRecords(ids: readonly number[]): Promise<void> {
  const response = await fetch(`${recordsPath}${ids.toSorted((a, b) => a - b).join()}`, anonymous);
  if (response.ok) await putRecords(response);
}

/** A page is in the list only once all that it names is there. */
async function fetchPage({ href, currency }: Reading, now: number): Promise<void> {
  const answer = await askFor(`${offlineAddresses.kept}${currency.toLowerCase()}${href}`);
  if (!answer) return;
  await fetchFiles(answer.files);
  const picture = await fetchPicture(answer.picture);
  const size = await putPage(href, answer);
  const { kind, title, composition } = answer;
  const files = answer.files.map((file) => file.href);
  const page: KeptPage = {
    href,
    kind,
    title,
    composition,
    currency,
    keptAt: now,
    seenAt: now,
    ...size,
    files,
    picture,
  };
  await writePages(withPage(await readPages(), page));
}

/** What may not be kept is answered with 404. */
async function askFor(href: string): Promise<KeptAnswer | undefined> {
  const response = await fetch(href, { ...anonymous, redirect: 'error' });
  return response.ok ? readKeptAnswer(await response.json()) : undefined;
}

async function fetchFiles(files: readonly KeptFile[]): Promise<void> {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (await hasFile(file.href)) continue;
      await putFile(file, await fetch(file.href, { ...anonymous, integrity: file.integrity }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** A home without its picture is a home all the same. */
async function fetchPicture(href: string | undefined): Promise<string | undefined> {
  if (!href) return undefined;
  try {
    const response = await fetch(href, anonymous);
    const size = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (!response.ok || response.type === 'opaque' || size > keptLimits.pictureBytes) return undefined;
    await putPicture(href, response);
    return href;
  } catch {
    return undefined;
  }
}
