import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Answer } from '../../http/answer.ts';
import type { AssetLink } from '../asset-links.ts';

const bytes = readFileSync(new URL('./resort-style.css', import.meta.url));
const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const name = `/_app/notice.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.css`;

/** The looks of what stands on pages while others cannot be drawn: on any other page it costs nothing. */
export const resortStyle = { href: name, integrity } as const satisfies AssetLink;

const answer: Answer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  body: bytes,
};

/** The file itself; nothing for any other path. */
export function resortFile(pathname: string): Answer | undefined {
  return pathname === name ? answer : undefined;
}
