/** A line of a journal or snapshot: a record, a deletion, or everything before it gone. */
export type JournalEntry =
  | { type: 'set'; id: string; json: string }
  | { type: 'delete'; id: string }
  | { type: 'clear' };

/** What a directory held: the records, and what had to be set aside. */
export interface LoadedRecords {
  records: Map<string, string>;
  setAside: string[];
}

const BYTES_PER_WRITE = 1 << 20;

/** Carries an entry out on what was read before it. */
export function applyEntry({ records }: LoadedRecords, entry: JournalEntry): void {
  if (entry.type === 'clear') records.clear();
  else if (entry.type === 'set') records.set(entry.id, entry.json);
  else records.delete(entry.id);
}

/**
 * Fields are separated by tabs: JSON text holds no raw tab. The third one is empty; files of before have the number of
 * a version in it, which says nothing any more.
 */
function formatEntry(entry: JournalEntry): string {
  if (entry.type === 'clear') return 'C\n';
  const head = `${JSON.stringify(entry.id)}\t`;
  return entry.type === 'set' ? `S\t${head}\t${entry.json}\n` : `D\t${head}\n`;
}

/** The entry of a line, or null where the line is none or is not whole. */
export function parseEntry(line: string): JournalEntry | null {
  const [kind, id, third, json] = splitFields(line);
  if (kind === 'C') return { type: 'clear' };
  if (id === undefined || third === undefined) return null;
  if (kind === 'D') return { type: 'delete', id: parseText(id) };
  const isWhole = kind === 'S' && json !== undefined && json.startsWith('{') && json.endsWith('}') && isJson(json);
  return isWhole ? { type: 'set', id: parseText(id), json } : null;
}

function splitFields(line: string): string[] {
  const fields: string[] = [];
  let from = 0;
  for (let i = 0; i < 3; i++) {
    const tab = line.indexOf('\t', from);
    if (tab < 0) break;
    fields.push(line.slice(from, tab));
    from = tab + 1;
  }
  return [...fields, line.slice(from)];
}

function parseText(text: string): string {
  return isJson(text) ? String(JSON.parse(text)) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The lines of entries, in pieces of about a megabyte; `onEntry` is told of each. */
export function* entryChunks(
  entries: Iterable<JournalEntry>,
  onEntry: () => void = () => undefined,
): Generator<string> {
  let chunk = '';
  for (const entry of entries) {
    chunk += formatEntry(entry);
    onEntry();
    if (chunk.length < BYTES_PER_WRITE) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
