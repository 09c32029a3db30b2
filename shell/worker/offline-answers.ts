import { isOfflinePage, offlinePageHref, shownHref, wantedHref } from '../offline/offline-addresses.ts';
import { filledOfflinePage, shownHtml } from '../offline/offline-markup.ts';
import { isOverlayData } from '../offline/overlays.ts';
import { type KeptPage, pageAt } from './kept-index.ts';
import { recordsAbout, wantedIds } from './kept-records.ts';
import { readPages, readRecords, takeFile, takePage, takePicture } from './kept-store.ts';

/** Where a document that the network could not bring is shown instead; nothing where the device has nothing at all. */
export function instead(pages: readonly KeptPage[], href: string): string | undefined {
  if (pages.length === 0) return undefined;
  const page = pageAt(pages, href);
  return page ? shownHref(href) : offlinePageHref(href);
}

type Preloaded = Promise<Response | undefined> | undefined;

/**
 * The document at an address of the portal: the network's, or the way to what the device has. Without a line that way comes
 * first: what the browser's own cache may still have does not say how old it is.
 */
export async function portalDocument(request: Request, preloaded: Preloaded, isOnLine: boolean): Promise<Response> {
  const way = async () => instead(await readPages(), hrefOf(request));
  const kept = isOnLine ? undefined : await way();
  if (kept !== undefined && !isOfflinePage(kept)) return redirectTo(kept, request);
  try {
    return await fromNetwork(request, preloaded);
  } catch {
    const href = kept ?? (await way());
    return href === undefined ? Response.error() : redirectTo(href, request);
  }
}

function redirectTo(href: string, { url }: Request): Response {
  return Response.redirect(new URL(href, url), 302);
}

async function fromNetwork(request: Request, preloaded: Preloaded): Promise<Response> {
  return (await preloaded) ?? fetch(request);
}

/** The document at an address below `/_sin-conexion/`: with a line the network leads away from it. */
export async function shownDocument(request: Request, preloaded: Preloaded): Promise<Response> {
  try {
    return await fromNetwork(request, preloaded);
  } catch {
    const url = new URL(request.url);
    const wanted = wantedHref(url);
    const pages = await readPages();
    const page = isOfflinePage(`${url.pathname}${url.search}`) ? undefined : pageAt(pages, wanted);
    return (page && (await keptDocument(page))) ?? (await offlinePage(pages, wanted));
  }
}

async function keptDocument(page: KeptPage): Promise<Response | undefined> {
  const answer = await takePage(page);
  return answer && new Response(shownHtml(answer.html, page.keptAt, Date.now()), { headers: answer.headers });
}

async function offlinePage(pages: readonly KeptPage[], wanted: string): Promise<Response> {
  const page = pages.find(({ kind }) => kind === 'offline');
  const answer = page && (await takePage(page));
  if (!answer) return Response.error();
  return new Response(filledOfflinePage(answer.html, pages, wanted, Date.now()), { headers: answer.headers });
}

/** A file that a page from the device asks for: the device's, else the network's with its cache. */
export async function shownFile(request: Request): Promise<Response> {
  return (await takeFile(hrefOf(request))) ?? fetch(request);
}

/** A picture for a page from the device: the network's, else the one that is kept of it. */
export async function shownPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await takePicture(hrefOf(request))) ?? Response.error();
  }
}

/** Data of a fragment for a page from the device: the network's; what handles hearts and forms needs none. */
export async function shownFragment(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const isOverlay = isOverlayData(new URL(request.url).pathname);
    return isOverlay ? Response.json({ html: '', state: null, css: [] }) : Response.error();
  }
}

/** What a page from the device asks about homes: the network's answer, else what is known of those with a heart. */
export async function shownRecords(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const ids = wantedIds(new URL(request.url).pathname);
    return Response.json(recordsAbout(await readRecords(), ids));
  }
}

function hrefOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
