import type { OutgoingHttpHeaders } from 'node:http';
import { createPackedText, etagOf, type PackedText } from './packed-text.ts';

/** A composed page, before it is encoded for a visitor. */
export interface MadePage {
  readonly status: number;
  /** Without what differs between visits. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly html: string;
  /** How long the memory serves it without a second thought; 0: it is not kept. */
  readonly freshMs: number;
  /** How long after that it may be served while it is drawn again. */
  readonly staleMs: number;
  /** Address of a stylesheet in it that is no file of a release. */
  readonly ownStyle?: string;
  /** Server-Timing entries. */
  readonly timings: readonly string[];
}

/** A page as it is kept: with its encodings, once they were asked for. */
export interface KeptPage extends PackedText {
  readonly made: MadePage;
  readonly path: string;
  readonly storedAt: number;
  /** The page with its style sheets in it, for a browser that has none of them: made when it is first asked for. */
  withSheets(inline: InlineSheets): Promise<PageWithSheets>;
  /** What is kept of that, in bytes. */
  sheetBytes(): number;
}

/** Puts the sheets of a document into it, as far as they are at hand. */
export type InlineSheets = (html: string) => Promise<{ readonly hashes: readonly string[]; html(): string }>;

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
  const plain = Buffer.from(made.html);
  let sheetBytes = 0;
  const onKept = (bytes: number) => {
    sheetBytes = bytes;
    onGrown();
  };
  let withSheets: Promise<PageWithSheets> | undefined;
  return {
    made,
    path,
    storedAt,
    ...createPackedText({ read: async () => plain, etag: etagOf(plain) }),
    sheetBytes: () => sheetBytes,
    withSheets(inline) {
      void withSheets?.then(({ askedAgain }) => askedAgain());
      withSheets ??= putSheets(made.html, inline, onKept);
      return withSheets;
    },
  };
}

/** Only what is packed is kept of it: the text is put together again where it is wanted plain. */
async function putSheets(html: string, inline: InlineSheets, onKept: (bytes: number) => void): Promise<PageWithSheets> {
  const { hashes, html: text } = await inline(html);
  const read = async () => Buffer.from(text());
  return { ...createPackedText({ read, etag: etagOf(await read()) }, onKept), hashes };
}
