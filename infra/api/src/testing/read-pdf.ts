import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF says: the text of all its pages and what it tells of itself. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { text, totalPages, info };
}
