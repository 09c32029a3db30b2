/** Addresses with their scheme, and bare ones of the endings that advertisers use; the domain of an e-mail is none. */
const address =
  /(?:https?:\/\/|www\.)\S+|(?<![@\w.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|co|net|org|info|io|biz|xyz|shop|site|online|store|club|ru|cn)\b(?:[/:?]\S*)?/gi;
const anchorTag = /<\/?a\b[^>]*>/gi;
const markdownLink = /\[([^\][]*)\]\([^()]*\)/g;
const emptyLines = /\n[ \t]*(?:\n[ \t]*){2,}/g;

function withoutLinks(text: string): string {
  return text.replace(markdownLink, '$1').replace(anchorTag, '').replace(address, '').replace(/ {2,}/g, ' ');
}

/** A comment as it is kept: links only of administrators, and runs of empty paragraphs as a single one [B068]. */
export function cleanComment(content: string, author: 'visitor' | 'administrator'): string {
  const lines = content.replace(/\r\n?/g, '\n');
  const allowed = author === 'administrator' ? lines : withoutLinks(lines);
  return allowed.replace(emptyLines, '\n\n').trim();
}
