import { offlineAddresses } from '../offline/offline-addresses.ts';
import { readWorkerMessage } from '../offline/worker-message.ts';
import { keepPage } from './keep-page.ts';
import { recordsPath } from './kept-records.ts';
import { dropOldShapes, forgetAll } from './kept-store.ts';
import {
  portalDocument,
  shownDocument,
  shownFile,
  shownFragment,
  shownPicture,
  shownRecords,
} from './offline-answers.ts';
import { type FetchEvent, type RouterRule, workerScope } from './worker-scope.ts';

/**
 * One script, registered twice: over the portal it sees documents alone, and only to lead away from those that the network
 * could not bring; below `/_sin-conexion/` it answers for pages from the device and their files.
 */
const isShown = new URL(workerScope.registration.scope).pathname === offlineAddresses.shown;

const document = { requestMode: 'navigate', requestMethod: 'GET' } as const;
const portalRules: readonly RouterRule[] = [
  { condition: document, source: 'fetch-event' },
  { condition: { urlPattern: '/*' }, source: 'network' },
];
const shownRules: readonly RouterRule[] = [
  { condition: document, source: 'fetch-event' },
  ...['/r/*', '/_kept/*', '/media/*', '/_fragment/*', `${recordsPath}*`].map(
    (urlPattern) => ({ condition: { urlPattern }, source: 'fetch-event' }) as const,
  ),
  { condition: { urlPattern: '/*' }, source: 'network' },
];

/** What is kept changes one page at a time. */
let work: Promise<unknown> = Promise.resolve();

workerScope.addEventListener('install', (event) => {
  event.waitUntil(workerScope.skipWaiting());
  // Where the browser cannot route by itself, the listener below decides the same.
  if (event.addRoutes) event.waitUntil(event.addRoutes(isShown ? shownRules : portalRules).catch(() => undefined));
});

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShapes());
  // The network is asked at once, and does not wait for the worker.
  event.waitUntil(workerScope.registration.navigationPreload?.enable().catch(() => undefined) ?? Promise.resolve());
});

workerScope.addEventListener('fetch', (event) => {
  const answer = isShown ? shownAnswer(event) : portalAnswer(event);
  if (answer) event.respondWith(answer);
});

workerScope.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (!message) return;
  work = work.then(() => (message.type === 'keep' ? keepPage(message) : forgetAll())).catch(() => undefined);
  event.waitUntil(work);
});

function portalAnswer({ request, preloadResponse }: FetchEvent): Promise<Response> | undefined {
  // Where the worker of these addresses is not there yet, leading there again would never end.
  if (new URL(request.url).pathname.startsWith(offlineAddresses.shown)) return undefined;
  return isDocument(request) ? portalDocument(request, preloadResponse, workerScope.navigator.onLine) : undefined;
}

function shownAnswer({ request, preloadResponse }: FetchEvent): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  if (isDocument(request)) return shownDocument(request, preloadResponse);
  const { origin, pathname } = new URL(request.url);
  if (origin !== workerScope.location.origin) return undefined;
  if (pathname.startsWith('/r/') || pathname.startsWith('/_kept/')) return shownFile(request);
  if (pathname.startsWith('/_fragment/')) return shownFragment(request);
  if (pathname.startsWith(recordsPath)) return shownRecords(request);
  return pathname.startsWith('/media/') ? shownPicture(request) : undefined;
}

function isDocument({ mode, method }: Request): boolean {
  return mode === 'navigate' && method === 'GET';
}
