import { expect, test } from 'vitest';
import { createFrameReader, frameOf } from './frames.ts';

test('frames come out as they went in, however their bytes are cut', () => {
  const sent = [
    { head: { id: 1, of: 'ñ' }, text: '<p>ñandú</p>' },
    { head: null, text: '' },
    { head: [2], text: '🏠'.repeat(500) },
  ];
  const bytes = Buffer.concat(sent.map(({ head, text }) => frameOf(head, text)));
  for (const size of [1, 7, 1000, bytes.length]) {
    const read = createFrameReader();
    const got = [];
    for (let at = 0; at < bytes.length; at += size) got.push(...read(bytes.subarray(at, at + size)));
    expect(got.map(({ head, bytes: text }) => ({ head, text: text.toString('utf8') }))).toEqual(sent);
  }
});

test('a frame that is too long is refused by its lengths, before a byte of it is kept', () => {
  const prefix = Buffer.alloc(8);
  prefix.writeUInt32LE(2, 0);
  prefix.writeUInt32LE(0xffff_ffff, 4);
  expect(() => createFrameReader()(prefix)).toThrow(RangeError);
  expect(() => createFrameReader({ head: 1, text: 10 })(frameOf({ long: true }))).toThrow(RangeError);
  expect(() => frameOf({}, 'x'.repeat(11), { head: 10, text: 10 })).toThrow(RangeError);
});

test('a head that is no JSON is refused', () => {
  const bytes = frameOf('ab');
  bytes.write('{', 8);
  expect(() => createFrameReader()(bytes)).toThrow(SyntaxError);
});
