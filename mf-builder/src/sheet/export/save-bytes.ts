/** Gives the person a file of their own making. */
export function saveBytes(name: string, content: BlobPart, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser takes the file in its own time; a moment later the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
