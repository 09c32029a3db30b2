import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLayouts } from './layouts.ts';
import { layoutsAsText } from './layouts-file.ts';

const target = path.join(import.meta.dirname, '..', '..', 'library', 'layouts.json');
await writeFile(target, layoutsAsText(createLayouts()));
