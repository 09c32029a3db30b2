const address = /(?:https?:\/\/|www\.)\S+/gi;
const emptyLines = /\n[ \t]*(?:\n[ \t]*){2,}/g;

/** A comment as it is kept: links only of administrators, and runs of empty paragraphs as a single one [B068]. */
export function cleanComment(content: string, author: 'visitor' | 'administrator'): string {
  const lines = content.replace(/\r\n?/g, '\n');
  const allowed = author === 'administrator' ? lines : lines.replace(address, '').replace(/ {2,}/g, ' ');
  return allowed.replace(emptyLines, '\n\n').trim();
}
