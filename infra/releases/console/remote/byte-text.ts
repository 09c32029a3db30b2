const kilobytes = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** "18,4 kB" */
export function byteText(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${kilobytes.format(bytes / 1000)} kB`;
}
