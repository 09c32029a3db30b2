/** Stands in for the portal while an address is parsed; never shown. */
const here = 'https://portal.invalid';

/**
 * The path, query and fragment of an address of the portal itself; nothing for whatever leads elsewhere. Browsers
 * read `/\\evil` and `/<tab>/evil` as other hosts, so the parsed address decides, not the text.
 */
export function ownPath(text: string): string | undefined {
  if (!/^\/[\w\-./~%?=&+,:;@!$'()*#áéíóúñü]*$/iu.test(text)) return undefined;
  if (!URL.canParse(text, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, here);
  if (origin !== here || pathname.startsWith('//') || pathname.startsWith('/api/')) return undefined;
  return pathname + search + hash;
}
