import { readFileSync } from 'node:fs';
import { type Answer, textAnswer } from './http/answer.ts';

const icon = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');
const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };

/** The site's icon: a threshold, the portal's mark. */
export function favicon(): Answer {
  return textAnswer(200, icon, headers);
}
