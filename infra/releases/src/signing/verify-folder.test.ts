import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { verifySignature } from '@umbral/protocol/release/release-signature.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashStream, toHex, toIntegrity } from './file-hash.ts';
import { createSigningKey } from './key-pair.ts';
import { readSignature, signArtifact } from './sign-artifact.ts';
import { verifyFolder } from './verify-folder.ts';

let folder: string;
let files: Record<string, string>;
const contents: Readonly<Record<string, Buffer>> = {
  'web/app.js': Buffer.from('let a = 1;'.repeat(400)),
  'web/app.css': Buffer.from('.a{color:red}'),
  'web/empty.js': Buffer.alloc(0),
  'node/server.cjs': Buffer.from('module.exports = {}'),
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-artifact-'));
  files = {};
  for (const [path, bytes] of Object.entries(contents)) {
    write(path, bytes);
    files[path] = (await hashStream(toStream(bytes))).integrity;
  }
  write('manifest.json', Buffer.from(JSON.stringify({ app: 'mf-search', files })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* toStream(bytes: Buffer) {
  yield bytes;
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

test('a whole folder has no fault, packed copies included', async () => {
  write('web/app.js.br', brotliCompressSync(contents['web/app.js'] ?? ''));
  write('web/app.js.gz', gzipSync(contents['web/app.js'] ?? ''));
  expect(await verifyFolder(folder, files)).toEqual([]);
});

test('one flipped byte anywhere in any file is found and named', async () => {
  const full = Object.keys(contents).filter((path) => contents[path]?.length);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...full), fc.nat(), fc.integer({ min: 1, max: 255 }), async (path, at, by) => {
      const bytes = readFileSync(join(folder, path));
      const place = at % bytes.length;
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] ?? 0) ^ by;
      write(path, flipped);
      expect(await verifyFolder(folder, files)).toEqual([{ path, fault: 'changed' }]);
      write(path, bytes);
    }),
    { numRuns: 60 },
  );
});

test('a packed copy of something else, or one that cannot be unpacked, is named', async () => {
  write('web/app.js.br', brotliCompressSync('evil()'));
  write('web/app.js.gz', gzipSync(contents['web/app.js'] ?? '').subarray(0, 20));
  write('web/app.css.br', Buffer.from('no brotli at all'));
  expect(await verifyFolder(folder, files)).toEqual([
    { path: 'web/app.css.br', fault: 'changed' },
    { path: 'web/app.js.br', fault: 'changed' },
    { path: 'web/app.js.gz', fault: 'changed' },
  ]);
});

test('missing, longer, unlisted files and links are named', async () => {
  rmSync(join(folder, 'web/app.css'));
  symlinkSync('/etc/hostname', join(folder, 'web/app.css'));
  rmSync(join(folder, 'node/server.cjs'));
  write('web/empty.js', Buffer.from(' '));
  write('web/extra.js', Buffer.from('evil()'));
  expect(await verifyFolder(folder, files)).toEqual([
    { path: 'node/server.cjs', fault: 'missing' },
    { path: 'web/app.css', fault: 'not-a-file' },
    { path: 'web/empty.js', fault: 'changed' },
    { path: 'web/extra.js', fault: 'unlisted' },
  ]);
});

test('the signature lies beside the manifest and is no unlisted file', async () => {
  const key = createSigningKey();
  expect(await readSignature(folder)).toBeUndefined();
  await signArtifact(folder, key);
  const signature = await readSignature(folder);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const keys = [{ ...key, state: 'active' as const, signs: ['manifest' as const] }];
  expect(signature && (await verifySignature('manifest', manifest, signature, keys))).toEqual({ ok: true });
  expect(await verifyFolder(folder, files)).toEqual([]);
});

test('a hash has two spellings that lead to one another', () => {
  for (const integrity of Object.values(files)) expect(toIntegrity(toHex(integrity))).toBe(integrity);
});
