import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folders } from './folders.ts';
import { readManifest } from './manifest/manifest-file.ts';
import { contactSheet } from './sheet/contact-sheet.ts';

const onSheet = 42;
const target = path.join(folders.work, 'sheets');

/** `npm run media:sheet -- [--only <part of a key>]`: contact sheets by kind, to look at. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const entries = readManifest().filter(({ key }) => key.includes(values.only));
await mkdir(target, { recursive: true });
for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind))
  for (let start = 0; start < ofKind.length; start += onSheet) {
    const file = path.join(target, `${kind}-${Math.floor(start / onSheet) + 1}.png`);
    await writeFile(file, await contactSheet(ofKind.slice(start, start + onSheet)));
    console.log(file);
  }
