import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { hearLines } from './spoken-lines.ts';

async function heard(...chunks: string[]): Promise<string[]> {
  const lines: string[] = [];
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  hearLines(stream, (line) => lines.push(line));
  await finished(stream);
  return lines;
}

test('lines are heard whole, however they come, without what follows a question mark in an address', async () => {
  expect(await heard('one\ntw', 'o\n\n', '/buscar?q=ana@correo.example here')).toEqual(['one', 'two', '/buscar here']);
});

test('what is long is cut, and who says too much is heard no more', async () => {
  const [long] = await heard(`${'x'.repeat(100_000)}\n`);
  expect(long).toHaveLength(500);
  const lines = await heard('again\n'.repeat(1000));
  expect(lines).toHaveLength(60);
  expect(lines.at(-1)).toBe('it says too much');
});
