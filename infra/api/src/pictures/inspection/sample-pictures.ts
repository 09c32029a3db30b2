import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures for tests, made here so that each says what it is. */
export interface SampleShape {
  readonly width: number;
  readonly height: number;
  /** Another number, another picture. */
  readonly seed?: number;
}

/** Pixels with edges and slopes, so that compression does not make nothing of them. */
function pixels({ width, height, seed = 0 }: SampleShape): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    data[index * 3] = (x + seed * 37) % 256;
    data[index * 3 + 1] = (y * 2 + seed) % 256;
    data[index * 3 + 2] = (x * y + seed * 11) % 256;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export function sampleJpeg(shape: SampleShape): Promise<Buffer> {
  return pixels(shape).jpeg({ quality: 80 }).toBuffer();
}

export function samplePng(shape: SampleShape): Promise<Buffer> {
  return pixels(shape).png().toBuffer();
}

export function sampleTiff(shape: SampleShape): Promise<Buffer> {
  return pixels(shape).tiff({ compression: 'deflate' }).toBuffer();
}

/** Words that a camera wrote, to be looked for in what is published. */
export const cameraName = 'CamaraSecreta-9000';

/** A jpeg of a telephone: lying on its side (orientation 6), with the place where it was taken and the camera's name. */
export function phoneJpeg(shape: SampleShape): Promise<Buffer> {
  return pixels(shape)
    .withExif({
      IFD0: { Make: cameraName, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 42/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A png of a few kilobytes whose header promises more pixels than any picture may have. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Files that are no picture of ours, by what they claim to be. */
export const impostors: Readonly<Record<string, Buffer>> = {
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'html that begins as a jpeg': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('<script>alert(1)</script>'.repeat(50)),
  ]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  webp: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  'script for a shell': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  nothing: Buffer.alloc(0),
};
