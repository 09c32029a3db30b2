/** How far from its start a page may name its encoding. */
const searched = 2048;

/** Bytes of a page or stylesheet as text, in the encoding that its server or it itself names; else UTF-8. */
export function decodeText(bytes: Uint8Array, type: string): string {
  const start = Buffer.from(bytes.subarray(0, searched)).toString('latin1');
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ??
    /^@charset "([\w-]+)";/.exec(start)?.[1];
  return decoderOf(named).decode(bytes);
}

function decoderOf(label = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
