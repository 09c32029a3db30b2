import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import type { KeptPage, MadePage } from './kept-page.ts';

/** A page as it survives its process. */
export interface StoredPage {
  /** Everything that it depends on; the versions that drew it belong to that. */
  readonly key: string;
  /** The page for its visitors, whatever drew it. */
  readonly lasting: string;
  readonly page: Pick<KeptPage, 'path' | 'storedAt'> & { readonly made: MadePage };
}

/** A page that is to be stored. */
export type Kept = Omit<StoredPage, 'page'> & { readonly page: KeptPage };

const facts = z.object({
  key: z.string().max(4096),
  lasting: z.string().max(4096),
  path: z.string().startsWith('/').max(2048),
  storedAt: z.number().positive(),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  freshMs: z.number().positive(),
  staleMs: z.number().positive(),
  ownStyle: z.string().optional(),
  /** Of the packed page. */
  sha256: z.string(),
});

const toPlain = promisify(brotliDecompress);
/** No page is nearly so long: what would unpack to more is no page. */
const longestPage = 8 * 2 ** 20;
const lineEnd = 0x0a;

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** The file of a page: a line of facts, then the packed page. Its packing is mostly there already. */
export async function writePage({ key, lasting, page }: Kept): Promise<Buffer> {
  const { timings: _, ...made } = page.made;
  const packed = await page.body('br');
  const line = JSON.stringify({
    key,
    lasting,
    path: page.path,
    storedAt: page.storedAt,
    ...made,
    sha256: digestOf(packed),
  });
  return Buffer.concat([Buffer.from(`${line}\n`), packed]);
}

/** The page of a file; nothing where the file is damaged or of another shape. */
export async function readPage(file: Buffer): Promise<StoredPage | undefined> {
  try {
    const end = file.indexOf(lineEnd);
    const { key, lasting, path, storedAt, sha256, ...made } = facts.parse(JSON.parse(file.toString('utf8', 0, end)));
    const packed = file.subarray(end + 1);
    if (digestOf(packed) !== sha256) return undefined;
    const html = await toPlain(packed, { maxOutputLength: longestPage });
    return { key, lasting, page: { path, storedAt, made: { ...made, html, timings: [] } } };
  } catch {
    return undefined;
  }
}
