import { expect, test } from 'vitest';
import { currentTrace, withTrace } from './current-trace.ts';
import { createLogger } from './logger.ts';
import { startTelemetry } from './start-telemetry.ts';
import { silentTelemetry } from './telemetry.ts';
import { contextBelow, parseTraceparent, receiveTrace, traceHeaders, traceparentOf } from './trace-context.ts';
import { parseTrust } from './trusted-addresses.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

test('a header becomes a context and the same header again', () => {
  const context = parseTraceparent(traceparent);
  expect(context).toEqual({ traceId, spanId: '00f067aa0ba902b7', isSampled: true });
  expect(context && traceparentOf(context)).toBe(traceparent);
  const below = contextBelow(context);
  expect(below.traceId).toBe(traceId);
  expect(below.spanId).not.toBe(context?.spanId);
});

test.each([
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  'x',
  '',
  undefined,
  ['a', 'b'],
])('%j is no trace', (header) => expect(parseTraceparent(header)).toBeUndefined());

test('the words of a stranger, and malformed ids of a proxy, are not taken over', () => {
  const headers = { traceparent, 'x-request-id': 'of-the-proxy-1' };
  expect(receiveTrace(headers, true)).toMatchObject({ requestId: 'of-the-proxy-1', parent: { traceId } });
  const stranger = receiveTrace(headers, false);
  expect(stranger.parent).toBeUndefined();
  expect(stranger.requestId).toMatch(/^[0-9a-f]{24}$/);
  for (const forged of ['a\nb-injected', 'short', 'x'.repeat(65), 'ana@correo.example'])
    expect(receiveTrace({ 'x-request-id': forged }, true).requestId).not.toBe(forged);
});

test('lines written while a request is answered carry its ids, also after a pause', async () => {
  const lines: string[] = [];
  const log = createLogger({ program: 'test', level: 'info', destination: { write: (line) => void lines.push(line) } });
  const trace = { requestId: 'request-1', context: contextBelow(undefined) };
  await withTrace(trace, async () => {
    await new Promise(setImmediate);
    log.info('inside');
  });
  log.info('outside');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'request-1', traceId: trace.context.traceId });
  expect(lines[1]).not.toContain('traceId');
  expect(currentTrace()).toBeUndefined();
  expect(traceHeaders(trace)['x-request-id']).toBe('request-1');
});

test('without OTEL_* nothing is sent and nothing is loaded', async () => {
  expect(await startTelemetry('test', {})).toBe(silentTelemetry);
  expect(await startTelemetry('test', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_SDK_DISABLED: 'true' })).toBe(
    silentTelemetry,
  );
  expect(await startTelemetry('test', { OTEL_TRACES_EXPORTER: 'none' })).toBe(silentTelemetry);
});

test('trusted addresses are single ones, ranges, and this machine', () => {
  const trust = parseTrust('loopback, 10.1.0.0/16, 2001:db8::/32, 192.0.2.7');
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.200.3', '2001:db8::9', '192.0.2.7'])
    expect([address, trust(address)]).toEqual([address, true]);
  for (const address of ['10.2.0.1', '192.0.2.8', '2001:db9::1', undefined, 'localhost'])
    expect([address, trust(address)]).toEqual([address, false]);
  for (const wrong of ['everyone', '10.0.0.0/33', '10.0.0/8']) expect(() => parseTrust(wrong)).toThrow(`"${wrong}" is`);
});
