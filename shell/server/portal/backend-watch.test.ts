import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { type BackendWatch, watchBackend } from './backend-watch.ts';

let server: Server | undefined;
let watch: BackendWatch | undefined;

afterEach(() => {
  watch?.stop();
  server?.closeAllConnections();
  server?.close();
});

async function watching(answer: RequestListener, isStarved = false): Promise<BackendWatch> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  watch = watchBackend({ url: `http://127.0.0.1:${port}/readyz`, everyMs: 20, isStarved: () => isStarved });
  watch.start();
  return watch;
}

test('a program that says nothing is silent until it answers again, whatever it answers', async () => {
  let hangs = true;
  const { isSilent } = await watching((_, response) => void (hangs || response.writeHead(503).end()));
  expect(isSilent()).toBe(false);
  await vi.waitFor(() => expect(isSilent()).toBe(true), 5000);
  hangs = false;
  await vi.waitFor(() => expect(isSilent()).toBe(false), 5000);
});

test('a program that refuses is not silent, nor is anybody while this machine has no time', async () => {
  const asked = vi.fn();
  const { isSilent } = await watching(asked, true);
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(3), 5000);
  expect(isSilent()).toBe(false);
});
