import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Answer } from '../http/answer.ts';
import type { AssetLink } from '../page/asset-links.ts';

const bytes = readFileSync(new URL('./link-style.css', import.meta.url));
const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const name = `/_link/style.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.css`;

/**
 * The looks of everything that belongs to links. They come with this server, not with a release of the shell: a link
 * may pin one that never heard of links.
 */
export const linkStyle: AssetLink = { href: name, integrity };

/** The file itself. */
export const linkStyleAnswer: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  body: bytes,
};
