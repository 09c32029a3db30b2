/** The same bytes with the lowest bit of the last one changed. */
export function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  if (changed.length > 0) changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  return changed;
}
