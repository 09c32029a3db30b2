import { createHash } from 'node:crypto';
import { drawDocument, type PrintedDocument } from './draw-document.ts';

/**
 * Draws each document once and keeps it by its file name until its content changes: drawing takes a tenth of a second
 * of the only thread, which nobody should be able to ask for at will.
 */
export function keepDrawnDocuments(): (fileName: string, document: PrintedDocument) => Promise<Buffer> {
  const kept = new Map<string, { mark: string; bytes: Promise<Buffer> }>();
  return (fileName, document) => {
    const mark = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const known = kept.get(fileName);
    if (known?.mark === mark) return known.bytes;
    const bytes = drawDocument(document);
    kept.set(fileName, { mark, bytes });
    bytes.catch(() => kept.delete(fileName));
    return bytes;
  };
}
