const palette = [36, 33, 35, 32, 34, 95, 96, 93];

/** The number of a name's colour: the same name has the same colour in every run. */
export function colourOf(name: string): number {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return palette[sum % palette.length] ?? 36;
}

/** `name │ text`, the name padded and, at a terminal, coloured. */
export function prefixed(name: string, text: string, hasColour: boolean): string {
  const label = name.padEnd(13);
  return hasColour ? `\u001b[${colourOf(name)}m${label}│\u001b[0m ${text}` : `${label}| ${text}`;
}

const levelWords: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };

function parseLogLine(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function errorMessage(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('message' in value)) return '';
  return ` (${String(value.message)})`;
}

/**
 * What a line of a program's log says to a person: JSON lines become their message; single requests, debugging
 * and PostgreSQL's routine notes become `undefined`, for they stand in the log file only.
 */
export function readableLine(line: string): string | undefined {
  const entry = parseLogLine(line);
  if (line.startsWith('LOG:  ') || line.endsWith('the database system is starting up')) return undefined;
  if (!entry || typeof entry.level !== 'number') return line;
  if (entry.level < 30) return undefined;
  const isRequest = ['req', 'res', 'reqId', 'method'].some((key) => key in entry);
  if (isRequest && entry.level < 40) return undefined;
  return `${levelWords[entry.level] ?? ''}${String(entry.msg ?? '')}${errorMessage(entry.err)}`;
}
