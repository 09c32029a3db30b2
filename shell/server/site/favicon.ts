import { readFileSync } from 'node:fs';
import { type Answer, textAnswer } from '../http/answer.ts';

const icon = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');
const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };

/**
 * The icon within a document, as it may stand in a quoted attribute: one that has an address of its own is asked for
 * again by Chromium at each change of history.
 */
export const iconHref = `data:image/svg+xml,${icon.trim().replace(/[%#"&]/g, encodeURIComponent)}`;

/** The site's icon: a threshold, the portal's mark. */
export function favicon(): Answer {
  return textAnswer(200, icon, headers);
}
