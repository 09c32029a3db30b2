import { asRecord } from '@umbral/domain/storage/stored-json.ts';

/** What a kept page is: a home, a list of homes, another page of the visitor's own things, or the page that lists all. */
export const keptKinds = ['home', 'list', 'own', 'offline'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** A file of a release with the hash that it must have. */
export interface KeptFile {
  readonly href: string;
  readonly integrity: string;
}

/** A page as it is kept on a device: the document, and every file that it needs to come alive. */
export interface KeptAnswer {
  readonly composition: string;
  readonly kind: KeptKind;
  readonly title: string;
  readonly html: string;
  /** Headers of the document, its content policy above all. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly KeptFile[];
  /** Its first picture at the size of a card. */
  readonly picture?: string | undefined;
}

const localFile = /^\/(?:r|_kept)\/[\w./@~+-]+$/;
const localPicture = /^\/media\/[\w./@~+-]+$/;
const integrity = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Reads an answer of `/_kept/`; nothing where it is none. */
export function readKeptAnswer(value: unknown): KeptAnswer | undefined {
  const { composition, kind, title, html, headers, files, picture } = asRecord(value);
  const known = keptKinds.find((one) => one === kind);
  if (typeof composition !== 'string' || !known || typeof title !== 'string' || typeof html !== 'string')
    return undefined;
  if (!Array.isArray(files) || !files.every(isFile)) return undefined;
  if (picture !== undefined && !(typeof picture === 'string' && localPicture.test(picture))) return undefined;
  return { composition, kind: known, title, html, headers: textsOf(headers), files, picture };
}

function isFile(value: unknown): value is KeptFile {
  const file = asRecord(value);
  return isMatch(file.href, localFile) && isMatch(file.integrity, integrity);
}

function isMatch(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
