import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { layoutsAsText } from './layouts-file.ts';

const target = path.join(import.meta.dirname, '..', '..', 'library', 'layouts.json');
await writeFile(target, layoutsAsText());
