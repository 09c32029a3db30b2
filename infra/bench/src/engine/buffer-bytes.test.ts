import { expect, test } from 'vitest';
import { bufferBytes } from './buffer-bytes.ts';

test('a buffer that two arrays share counts once', () => {
  const shared = new SharedArrayBuffer(100);
  const data = {
    docs: new Uint8Array(shared),
    columns: [{ codes: new Uint32Array(shared), own: new Float64Array(4) }],
  };
  expect(bufferBytes(data)).toBe(132);
});
