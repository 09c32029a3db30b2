/** Bytes of all buffers in a tree of plain data, each buffer once. */
export function bufferBytes(data: unknown): number {
  const buffers = new Set<ArrayBufferLike>();
  collect(data, buffers);
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function collect(data: unknown, buffers: Set<ArrayBufferLike>): void {
  if (ArrayBuffer.isView(data)) buffers.add(data.buffer);
  else if (Array.isArray(data)) for (const part of data) collect(part, buffers);
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) collect(part, buffers);
}
