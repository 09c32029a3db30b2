import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the old server was asked. */
export interface Asked {
  readonly path: string;
  readonly cookie: string | undefined;
}

/** A server that is older than the portal, with everything on its pages that such servers have. */
export interface OldServer {
  readonly origin: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const html = { 'content-type': 'text/html; charset=iso-8859-1', 'set-cookie': 'vieja=1; Path=/' };
const page = (body: string) => `<html><head><title>Los barrios</title><link rel=stylesheet href=/static/viejo.css>
<script src=/static/viejo.js></script></head><body onload="alert(1)">${body}</body></html>`;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts it; `foreign` is where one of its pages leads away to. */
export async function startOldServer(foreign = 'http://127.0.0.1:9'): Promise<OldServer> {
  const asked: Asked[] = [];
  const replies: Readonly<Record<string, Reply>> = {
    '/barrios': (response) => response.writeHead(200, html).end(Buffer.from(page('<h1>Año uno</h1>'), 'latin1')),
    '/barrios/movido': (response) => response.writeHead(302, { location: '/barrios?de=movido' }).end(),
    '/barrios/circulo': (response) => response.writeHead(302, { location: '/barrios/circulo' }).end(),
    '/barrios/fuera': (response) => response.writeHead(302, { location: '/admin' }).end(),
    '/barrios/ajeno': (response) => response.writeHead(302, { location: `${foreign}/barrios` }).end(),
    '/barrios/enorme': (response) => response.writeHead(200, html).end(page('x'.repeat(1_100_000))),
    '/barrios/hondo': (response) => response.writeHead(200, html).end(page('<div>'.repeat(3000))),
    '/barrios/lento': (response) => void response.writeHead(200, html).write('<p>'),
    '/barrios/tabla.pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    '/barrios/roto': (response) => response.writeHead(500, html).end('secret'),
    '/static/viejo.css': (response) =>
      response.writeHead(200, { 'content-type': 'text/css' }).end('body{background:url(a.png)}'),
    '/static/a.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(pixel),
    '/static/a.svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    '/admin': (response) => response.writeHead(200, html).end(page('secret')),
  };
  const server = createServer((request, response) => {
    const { url: path = '/', headers } = request;
    asked.push({ path, cookie: headers.cookie });
    const reply = replies[path.split('?')[0] ?? ''];
    if (reply) reply(response, request);
    else response.writeHead(404, html).end(page('no'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
