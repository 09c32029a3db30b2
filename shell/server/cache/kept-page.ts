import type { OutgoingHttpHeaders } from 'node:http';
import { createPackedText, etagOf, type PackedText } from './packed-text.ts';

/** What is told of a composed page beside its text. */
export interface PageFacts {
  readonly status: number;
  /** Without what differs between visits. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  /** How long the memory serves it without a second thought; 0: it is not kept. */
  readonly freshMs: number;
  /** How long after that it may be served while it is drawn again. */
  readonly staleMs: number;
  /** Address of a stylesheet in it that is no file of a release. */
  readonly ownStyle?: string;
  /** Server-Timing entries. */
  readonly timings: readonly string[];
}

/** A composed page, before it is packed for a visitor. */
export interface MadePage extends PageFacts {
  /** In UTF-8. */
  readonly html: Buffer;
}

/**
 * A page as it is kept: its bytes, and its encodings once they were asked for. No string of it stays, which would weigh
 * as much again, or twice, on the heap that is collected while others wait.
 */
export interface KeptPage extends PackedText {
  readonly made: PageFacts;
  readonly path: string;
  readonly storedAt: number;
  readonly isEmpty: boolean;
  /** Its text, read from the bytes each time. */
  html(): string;
  /** All that is kept of it, in bytes. */
  bytes(): number;
  /** The page with its style sheets in it, for a browser that has none of them: made when it is first asked for. */
  withSheets(inline: InlineSheets): Promise<PageWithSheets>;
}

/** Finds the sheets of a document's head, as far as they are at hand; `put` puts just these into the same head. */
export type InlineSheets = (head: string) => Promise<{ readonly hashes: readonly string[]; put(head: string): string }>;

/** A page that carries its sheets. */
export interface PageWithSheets extends PackedText {
  /** Hashes of these sheets, as a policy and an integrity say them. */
  readonly hashes: readonly string[];
}

/** Makes a page ready to be sent; `onGrown` hears that more of it is kept than before. */
export function keepPage(
  made: MadePage,
  path: string,
  storedAt: number,
  onGrown: () => void = () => undefined,
): KeptPage {
  const { html: plain, ...facts } = made;
  const etag = etagOf(plain);
  const packed = { alone: 0, withSheets: 0 };
  const grownIn = (form: keyof typeof packed) => (bytes: number) => {
    packed[form] = bytes;
    onGrown();
  };
  const html = () => plain.toString();
  let withSheets: Promise<PageWithSheets> | undefined;
  return {
    made: facts,
    path,
    storedAt,
    isEmpty: plain.byteLength === 0,
    html,
    bytes: () => plain.byteLength + packed.alone + packed.withSheets,
    ...createPackedText({ read: async () => plain, etag }, grownIn('alone')),
    withSheets(inline) {
      void withSheets?.then(({ askedAgain }) => askedAgain());
      withSheets ??= putSheets({ plain, etag }, inline, grownIn('withSheets'));
      return withSheets;
    },
  };
}

/**
 * Only what is packed is kept of it: the document is put together again where it is wanted plain. Its head alone is read,
 * most of a page is its body.
 */
async function putSheets(
  { plain, etag }: { readonly plain: Buffer; readonly etag: string },
  inline: InlineSheets,
  onKept: (bytes: number) => void,
): Promise<PageWithSheets> {
  const headEnd = Math.max(0, plain.indexOf('</head>'));
  const head = () => plain.toString('utf8', 0, headEnd);
  const { hashes, put } = await inline(head());
  const read = async () => Buffer.concat([Buffer.from(put(head())), plain.subarray(headEnd)]);
  const ownEtag = etagOf(Buffer.from([etag, ...hashes].join(' ')));
  return { ...createPackedText({ read, etag: ownEtag }, onKept), hashes };
}
