import { gunzipSync, gzipSync } from 'node:zlib';

/** A file of a tarball. */
export interface PackedFile {
  /** Below the package's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Names, modes and times of one block of a tar archive (POSIX ustar). */
const blockBytes = 512;
/** When npm says that everything was made: 26 October 1985, 8:15 UTC. The same content has the same bytes. */
const madeAt = 499_162_500;

/** Packs files as npm does, below `package/`, in the order given. */
export function packTarball(files: readonly PackedFile[]): Buffer {
  const parts = files.flatMap(({ path, bytes }) => [
    header(`package/${path}`, bytes.length),
    bytes,
    Buffer.alloc((blockBytes - (bytes.length % blockBytes)) % blockBytes),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]), { level: 9 });
}

/** The bytes of one file of a tarball, by its path below `package/`; undefined where it has none. */
export function fileOfTarball(tarball: Uint8Array, path: string): Buffer | undefined {
  return filesOfTarball(tarball).find((file) => file.path === path)?.bytes;
}

/** All files of a tarball, by their paths below `package/`. */
export function filesOfTarball(tarball: Uint8Array): { readonly path: string; readonly bytes: Buffer }[] {
  const archive = gunzipSync(tarball);
  const files = [];
  for (let at = 0; at + blockBytes <= archive.length && archive[at] !== 0; ) {
    const part = (from: number, to: number) => archive.toString('utf8', at + from, at + to).replace(/\0.*$/s, '');
    const name = [part(345, 500), part(0, 100)].filter((one) => one !== '').join('/');
    const size = Number.parseInt(part(124, 135), 8);
    const content = at + blockBytes;
    files.push({ path: name.replace(/^package\//, ''), bytes: archive.subarray(content, content + size) });
    at = content + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(blockBytes);
  const { name, prefix } = splitPath(path);
  block.write(name, 0);
  block.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  block.write(`${size.toString(8).padStart(11, '0')}\0${madeAt.toString(8).padStart(11, '0')}\0        0`, 124);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A name has 100 bytes, and what stands before its last slashes 155 more. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (path.length <= 100) return { name: path, prefix: '' };
  const cut = path.indexOf('/', path.length - 101);
  if (cut < 0 || cut > 155) throw new Error(`${path} is too long for a tarball`);
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) };
}
