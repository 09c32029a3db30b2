import { parentPort } from 'node:worker_threads';
import { decodeText } from './decode-text.ts';
import { type RewrittenPage, rewritePage } from './rewrite-page.ts';
import { rewriteSheet } from './rewrite-sheet.ts';

/** Something of a legacy server that is to be rewritten. */
export interface RewriteTask {
  readonly kind: 'page' | 'sheet';
  readonly remote: string;
  readonly url: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What became of it, or why nothing did. */
export type RewriteOutcome = { readonly page: RewrittenPage } | { readonly sheet: string } | { readonly fault: string };

function rewrite({ kind, remote, url, type, bytes }: RewriteTask): RewriteOutcome {
  const text = decodeText(bytes, type);
  try {
    if (kind === 'sheet') return { sheet: rewriteSheet({ remote, url, css: text }) };
    return { page: rewritePage({ remote, url, html: text }) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: RewriteTask) => parentPort?.postMessage(rewrite(task)));
