import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Answer } from '../http/answer.ts';
import type { AssetLink } from '../page/asset-links.ts';

const bytes = readFileSync(new URL('./offline-style.css', import.meta.url));
const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const name = `/_kept/style.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.css`;

/** The looks of what stands on kept pages alone: it costs a page with a line nothing. */
export const offlineStyle = { href: name, integrity } as const satisfies AssetLink;

/** The file itself. */
export const offlineStyleAnswer: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  body: bytes,
};
