import { beginUpload, getUploadTransfer, sendUploadPart } from '@umbral/domain/api/upload-transfers.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError, type ProblemType } from '@umbral/protocol/calls/problem.ts';
import { expect, test } from 'vitest';
import { failureOf } from './send-failure.ts';
import { sendPicture } from './send-picture.ts';

const partBytes = 10;
const upload = { key: `up-${'a'.repeat(40)}`, state: 'waiting' };

/** A server that keeps parts; `trouble` is thrown once before a part of that place is kept. */
function server(trouble: Readonly<Record<number, ApiError>> = {}) {
  const troubles = new Map(Object.entries(trouble));
  const log: string[] = [];
  let bytes = 0;
  let received = 0;
  const stands = () =>
    received === bytes
      ? { ok: 1, transfer: null, upload }
      : { ok: 1, transfer: { id: 't', bytes, received, part_bytes: partBytes }, upload: null };
  const call = async ({ id }: Endpoint, input: never) => {
    const { body, params }: { body: never; params: never } = input;
    if (id === beginUpload.id) {
      log.push('begin');
      bytes = (body as { bytes: number }).bytes;
      return stands();
    }
    if (id === getUploadTransfer.id) {
      log.push('ask');
      return { data: { id: 't', bytes, received, part_bytes: partBytes } };
    }
    expect(id).toBe(sendUploadPart.id);
    const { offset } = params as { offset: number };
    const part = (body as FormData).get('part') as File;
    log.push(`${offset}+${part.size}`);
    const wrong = troubles.get(String(offset));
    troubles.delete(String(offset));
    if (wrong) throw wrong;
    received += part.size;
    return stands();
  };
  const setReceived = (value: number) => {
    received = value;
  };
  return { call: call as never, log, setReceived };
}

const problem = (status: number, type: ProblemType, issues?: Record<string, string>) =>
  new ApiError({ type, title: '', status, issues });

function send(call: never, shares: number[] = []) {
  const picture = { file: new Blob(['x'.repeat(25)]), purpose: 'plan', hash: 'h' } as const;
  return sendPicture(call, picture, {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
  });
}

test('a picture goes part after part, and says how far it is', async () => {
  const { call, log } = server();
  const shares: number[] = [];
  expect(await send(call, shares)).toEqual(upload);
  expect(log).toEqual(['begin', '0+10', '10+10', '20+5']);
  expect(shares).toEqual([0, 0.4, 0.8]);
});

test('a broken connection ends it, and the next try sends only what has not arrived', async () => {
  const { call, log } = server({ 10: problem(0, 'unavailable') });
  await expect(send(call)).rejects.toThrow(ApiError);
  expect(await send(call)).toEqual(upload);
  expect(log).toEqual(['begin', '0+10', '10+10', 'begin', '10+10', '20+5']);
});

test('a part out of turn asks where the transfer stands and goes on there', async () => {
  const { call, log } = server({ 10: problem(409, 'conflict') });
  expect(await send(call)).toEqual(upload);
  expect(log).toEqual(['begin', '0+10', '10+10', 'ask', '10+10', '20+5']);
});

test('what is here already is not sent', async () => {
  const { call, log, setReceived } = server();
  setReceived(25);
  expect(await send(call)).toEqual(upload);
  expect(log).toEqual(['begin']);
});

test.each([
  [problem(0, 'unavailable'), 'lost'],
  [problem(503, 'unavailable'), 'lost'],
  [problem(429, 'too-many-requests'), 'lost'],
  [problem(429, 'too-many-requests', { file: 'Subiste demasiadas imágenes hoy' }), 'refused'],
  [problem(401, 'not-signed-in'), 'session'],
  [problem(409, 'conflict'), 'refused'],
  [problem(413, 'too-large', { file: 'La imagen debe pesar máximo 12 MB' }), 'refused'],
  [new TypeError('bug'), 'refused'],
] as const)('%s is told as what it is', (error, kind) => {
  const { kind: told, reason } = failureOf(error);
  expect([told, reason.length > 5]).toEqual([kind, true]);
});
