import { brotliCompressSync, constants } from 'node:zlib';

/** A part of a document: its characters, and by how many packed bytes the document is smaller without it. */
export interface DocumentPart {
  readonly name: string;
  readonly characters: number;
  readonly bytes: number;
}

interface Found {
  readonly name: string;
  readonly text: string;
}

const places: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['head', /<head>(.*?)<\/head>/gs],
  ['bootstrap', /<script>(.*?)<\/script>/gs],
  ['structured data', /<script type="application\/ld\+json">(.*?)<\/script>/gs],
  ['header', /<div id="umbral-header">(.*?)<main/gs],
  ['page', /<main [^>]*>(.*?)<\/main>/gs],
  ['dialog', /<dialog[^>]*>(.*?)<\/dialog>/gs],
  ['footer', /<div id="umbral-footer">(.*?)<div id="umbral-overlays"/gs],
];
const leastCharacters = 500;
const deepest = 5;

/** Takes a document of the portal apart; parts of parts follow them. */
export function documentParts(html: string): readonly DocumentPart[] {
  const whole = packed(html);
  const found = [
    ...places.flatMap(([name, pattern]) => [...html.matchAll(pattern)].map(([, text = '']) => ({ name, text }))),
    ...jsonParts(html, 'umbral-boot'),
    ...jsonParts(html, 'umbral-state'),
  ];
  return [
    { name: 'document', characters: html.length, bytes: whole },
    ...found.map(({ name, text }) => ({
      name,
      characters: text.length,
      bytes: whole - packed(html.replace(text, () => '')),
    })),
  ];
}

function jsonParts(html: string, id: string): readonly Found[] {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? [] : [{ name: id, text }, ...insideOf(JSON.parse(text), id, 1)];
}

function insideOf(value: unknown, path: string, depth: number): readonly Found[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > deepest) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const text = JSON.stringify(inner).replaceAll('<', '\\u003c');
    const name = `${path}.${key}`;
    return text.length < leastCharacters ? [] : [{ name, text }, ...insideOf(inner, name, depth + 1)];
  });
}

/** As a document is packed while its visitor waits. */
function packed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength;
}

if (import.meta.main) {
  const [address] = process.argv.slice(2);
  if (address === undefined) {
    console.error('Usage: document-bytes.ts <address>');
    process.exit(2);
  }
  const parts = documentParts(await (await fetch(address)).text());
  console.log(parts.map(({ name, characters, bytes }) => `${characters}\t${bytes}\t${name}`).join('\n'));
}
