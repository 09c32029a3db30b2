import { type Answer, textAnswer } from '../http/answer.ts';

/**
 * Takes the worker of an earlier release away: it forgets what is kept and itself. Pages that are open stay as they are,
 * and the next one finds no worker.
 */
const removingWorker = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('umbral-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  // A browser compares it with the one that it has at each visit.
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** The script of the service worker of a release, or the one that removes it where the release has none. */
export function workerAnswer(script: Buffer | undefined): Answer {
  return script ? { status: 200, headers, body: script } : textAnswer(200, removingWorker, headers);
}
