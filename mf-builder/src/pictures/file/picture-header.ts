export type PictureFormat = 'jpeg' | 'png' | 'tiff';

/** What the first bytes of a picture say of it. */
export interface PictureHeader {
  readonly format: PictureFormat;
  /** Pixels as they are stored; nothing where the header is broken. */
  readonly size: PictureSize | undefined;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How files of each kind begin. */
const signatures: readonly (readonly [PictureFormat, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

/** What a file is by its bytes, whatever its name says; nothing where it is no picture of the three kinds. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const format = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  if (!format) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[format](view);
    return { format, size: size && size.width > 0 && size.height > 0 ? size : undefined };
  } catch {
    // The file ends before its header does.
    return { format, size: undefined };
  }
}

const readers: Readonly<Record<PictureFormat, (view: DataView) => PictureSize | undefined>> = {
  jpeg: readJpeg,
  png: readPng,
  tiff: readTiff,
};

function readPng(view: DataView): PictureSize | undefined {
  const isHeader = view.getUint32(12) === 0x49_48_44_52;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Goes from segment to segment to the one that begins a frame: thumbnails lie inside of others. */
function readJpeg(view: DataView): PictureSize | undefined {
  let place = 2;
  while (view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) place += 1;
    else if (isFrame(marker)) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else place += 2 + view.getUint16(place + 2);
  }
  return undefined;
}

function isFrame(marker: number): boolean {
  const tables = [0xc4, 0xc8, 0xcc];
  return marker >= 0xc0 && marker <= 0xcf && !tables.includes(marker);
}

function readTiff(view: DataView): PictureSize | undefined {
  const isLittle = view.getUint8(0) === 0x49;
  const directory = view.getUint32(4, isLittle);
  const fields = new Map<number, number>();
  for (let index = 0; index < view.getUint16(directory, isLittle); index += 1) {
    const entry = directory + 2 + index * 12;
    const isShort = view.getUint16(entry + 2, isLittle) === 3;
    fields.set(
      view.getUint16(entry, isLittle),
      isShort ? view.getUint16(entry + 8, isLittle) : view.getUint32(entry + 8, isLittle),
    );
  }
  const [width, height] = [fields.get(256), fields.get(257)];
  return width && height ? { width, height } : undefined;
}
