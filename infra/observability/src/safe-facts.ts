/** Facts whose value may be about a person, however deep they stand. */
const personalKeys =
  /^(e?mails?|correo|phones?|telephone|telefono|celular|(first|last|full|user)_?names?|nombres?|apellidos?|pass(word|wd)?|contrasena|tokens?|cookies?|set-cookie|authorization|secrets?|api_?keys?|x-algolia-api-key|address(es)?|ips?|remote_?address|x-forwarded-for|quer(y|ies)|body|payload|params|parameters|headers|user-?agent|referr?er|document(_?number)?|to|cc|bcc|reply_?to|envelope|detail|where)$/i;

/** Ids of ours, which look like what must not be shown. */
const ownKeys = new Set(['requestId', 'traceId', 'spanId', 'version', 'composition']);

const hidden = '[hidden]';
const deepest = 6;

const emails = /[^\s"'<>()[\]{},;:=]+@[^\s"'<>()[\]{},;:=]+/g;
const queries = /\?[^\s"'<>]*/g;
const addresses4 = /(?<![\w.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g;
const addresses6 =
  /(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}(?![\w:])|(?<![\w:])[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*::[0-9a-f:]*/gi;
const numbers = /(?<!\w)\+?\d[\d\s().-]{6,}\d(?!\w)/g;
const moments = /^\d{4}-\d{2}-\d{2}/;

/** Phones and identity cards have seven digits or more; moments have their own form. */
function isPersonalNumber(number: string): boolean {
  return number.replace(/\D/g, '').length >= 7 && !moments.test(number);
}

/** A text without what might be an e-mail, a phone or identity number, a network address or a query. */
export function safeText(text: string): string {
  return text
    .replace(emails, hidden)
    .replace(queries, '?')
    .replace(addresses4, hidden)
    .replace(addresses6, hidden)
    .replace(numbers, (number) => (isPersonalNumber(number) ? hidden : number));
}

/** An error as logs show it: its kind, its place, and a text without values that people typed. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly [fact: string]: unknown;
}

/** What is known to be harmless of the errors of Node, PostgreSQL and HTTP clients. */
const errorFacts = ['code', 'statusCode', 'status', 'syscall', 'constraint', 'table', 'column', 'routine', 'severity'];

/** Makes an error fit for a log; its causes too. */
export function safeError(error: Error, depth = 0): SafeError {
  const known = Object.entries(error).filter(([key, value]) => errorFacts.includes(key) && typeof value !== 'object');
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(known),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause instanceof Error && depth < deepest ? { cause: safeError(error.cause, depth + 1) } : {}),
  };
}

/** PostgreSQL quotes what it could not read, and that is what somebody typed. */
function messageOf(error: Error): string {
  const isDatabaseError = 'severity' in error && 'code' in error;
  const text = isDatabaseError ? error.message.replace(/: ".*"/gs, `: ${hidden}`) : error.message;
  return safeText(text);
}

function safeValue(key: string, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return ownKeys.has(key) ? value : safeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return safeError(value);
  if (value instanceof Date) return value.toISOString();
  if (depth >= deepest || ArrayBuffer.isView(value)) return hidden;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => safeValue('', item, depth + 1));
  return safeFacts(value, depth + 1);
}

/** The facts of a log line without anything about a person: personal names of facts hide whatever they hold. */
export function safeFacts(facts: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      personalKeys.test(key) && typeof value !== 'boolean' && typeof value !== 'undefined'
        ? hidden
        : safeValue(key, value, depth),
    ]),
  );
}
