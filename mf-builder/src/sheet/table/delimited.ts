/** Where a field without quotes ends: at the delimiter or at the end of its line. */
function endOfField(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** The text within quotes that open at `from`, and where what follows begins; undefined where they never close. */
function quoted(text: string, from: number): { readonly field: string; readonly next: number } | undefined {
  let field = '';
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return undefined;
    field += text.slice(at, close);
    if (text[close + 1] !== '"') return { field, next: close + 1 };
    field += '"';
    at = close + 2;
  }
}

/**
 * The rows of a text whose fields are parted by one character: CSV, or the TSV of a clipboard. Quotes may hold line
 * ends and delimiters; a quote that never closes is a letter like others. One row at a time, so that a long text can
 * be read in slices.
 */
export function* delimitedRows(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const inQuotes = text[at] === '"' ? quoted(text, at) : undefined;
    const start = inQuotes?.next ?? at;
    const end = endOfField(text, start, delimiter);
    row.push((inQuotes?.field ?? '') + text.slice(start, end));
    at = end + 1;
    if (text[end] === delimiter && at < text.length) continue;
    // A delimiter as the last letter is followed by one more, empty field.
    if (text[end] === delimiter) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    yield row;
    row = [];
  }
}

/** A field as others read it back: in quotes where it holds what would part it. */
export function delimitedField(text: string, delimiter: string): string {
  const needsQuotes = text.includes(delimiter) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
