import { createServer, type IncomingMessage } from 'node:http';

/** A span as OTLP/HTTP with JSON sends it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface LocalCollector {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** All that arrived, as text. */
  text(): string;
  close(): void;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface WireSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes?: Attribute[];
}
interface WireTraces {
  resourceSpans?: { resource?: { attributes?: Attribute[] }; scopeSpans?: { spans?: WireSpan[] }[] }[];
}

/** A collector that speaks OTLP/HTTP (`POST /v1/traces`, JSON) and keeps what it is told. */
export async function startCollector(): Promise<LocalCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
    if (isTraces) {
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body)));
    }
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => bodies.join('\n'),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function spansOf({ resourceSpans = [] }: WireTraces): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const service = String(valuesOf(resource?.attributes)['service.name'] ?? '');
    return scopeSpans
      .flatMap(({ spans = [] }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', attributes }) => {
        return { service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) };
      });
  });
}

function valuesOf(attributes: Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
