import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from 'infra-ports/free-port.ts';
import { expect, test } from 'vitest';
import { listenAt, openUpstream } from './bench-proxy.ts';

test('a proxy passes on what is sent and answered, and says why where nobody answers', async () => {
  const server = createServer(async (request, response) => {
    response.writeHead(201, { 'x-asked-as': `${request.headers.host}` });
    response.end(`${request.method} ${request.url} ${await text(request)}`);
  });
  const [port, there] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => server.listen(there, resolve));
  const upstream = openUpstream(`http://localhost:${there}`);
  const stop = await listenAt(port, upstream.forward);
  try {
    const ask = () => fetch(`http://localhost:${port}/a?b=1`, { method: 'POST', body: 'sent' });
    const answer = await ask();
    expect([answer.status, answer.headers.get('x-asked-as')]).toEqual([201, `localhost:${port}`]);
    expect(await answer.text()).toBe('POST /a?b=1 sent');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const failed = await ask();
    expect([failed.status, await failed.text()]).toEqual([502, expect.stringContaining('ECONNREFUSED')]);
  } finally {
    upstream.close();
    await stop();
  }
});
