import { expect, test } from 'vitest';
import { type TinyPicture, tinyPicture } from '../testing/tiny-pictures.ts';
import { readPictureHeader } from './picture-header.ts';

const kinds: readonly (readonly [TinyPicture, string])[] = [
  ['jpeg', 'jpeg'],
  ['progressiveJpeg', 'jpeg'],
  ['exifJpeg', 'jpeg'],
  ['png', 'png'],
  ['tiff', 'tiff'],
];

test.each(kinds)('a %s says what it is and how large', (kind, format) => {
  expect(readPictureHeader(tinyPicture(kind))).toEqual({ format, size: { width: 3, height: 2 } });
});

test('a tiff of the other byte order as well', () => {
  const view = new DataView(new ArrayBuffer(40));
  view.setUint32(0, 0x4d_4d_00_2a);
  view.setUint32(4, 8);
  view.setUint16(8, 2);
  for (const [index, [tag, value]] of [[256, 640] as const, [257, 480] as const].entries()) {
    view.setUint16(10 + index * 12, tag);
    view.setUint16(12 + index * 12, 4);
    view.setUint32(14 + index * 12, 1);
    view.setUint32(18 + index * 12, value);
  }
  expect(readPictureHeader(new Uint8Array(view.buffer))).toEqual({ format: 'tiff', size: { width: 640, height: 480 } });
});

test('whatever ends before its header does has no size, and what is no picture is none', () => {
  for (const [kind, format] of kinds) {
    expect(readPictureHeader(tinyPicture(kind).subarray(0, 20))).toEqual({ format, size: undefined });
  }
  expect(readPictureHeader(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(readPictureHeader(new Uint8Array())).toBeUndefined();
});

test('a jpeg whose segments lead nowhere ends', () => {
  expect(readPictureHeader(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0]))).toEqual({
    format: 'jpeg',
    size: undefined,
  });
});
