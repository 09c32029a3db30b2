import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Long enough for every secret, and for a key of 32 bytes in hexadecimal. */
const secret = 'a'.repeat(64);

/** What somebody would fill into an example: a secret wherever it leaves a value empty. */
export function filledExample(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value || secret]));
}

/** A private key in a file, for programs that read theirs at the start. */
export function sampleKeyFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'umbral-key-')), 'composition.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return path;
}
