import { useRef, useState } from 'react';
import { importTexts as texts } from '../sheet-texts.ts';
import type { RawBook } from './raw-sheet.ts';

/** Where the sheet is: not here yet, being read, refused with a sentence, or read. */
export type SourceState =
  | { readonly name: 'none' }
  | { readonly name: 'reading' }
  | { readonly name: 'refused'; readonly message: string }
  | { readonly name: 'read'; readonly book: Extract<RawBook, { readonly ok: true }> };

export interface SheetSource {
  readonly state: SourceState;
  readonly openText: (text: string) => void;
  readonly openFile: (file: File) => void;
  readonly forget: () => void;
}

/** Reads a paste or a file; its code comes with the first one, and only what was asked for last counts. */
export function useSheetSource(): SheetSource {
  const [state, setState] = useState<SourceState>({ name: 'none' });
  const asked = useRef(0);

  const open = async (read: (reader: typeof import('./read-file.ts')) => Promise<RawBook>) => {
    asked.current += 1;
    const mine = asked.current;
    setState({ name: 'reading' });
    const book = await import(/* webpackChunkName: "sheet-reading" */ './read-file.ts')
      .then(read)
      .catch((): RawBook => ({ ok: false, message: texts.faults.unreadable }));
    if (asked.current !== mine) return;
    setState(book.ok ? { name: 'read', book } : { name: 'refused', message: book.message });
  };
  return {
    state,
    openText: (text) => void open(({ readPaste }) => readPaste(text)),
    openFile: (file) => void open(({ readFile }) => readFile(file)),
    forget: () => {
      asked.current += 1;
      setState({ name: 'none' });
    },
  };
}
