/** Two or more words in capitals on end; a single one may be an abbreviation or a brand. */
const capitals = /(?<![\p{L}\d])\p{Lu}+(?:[\s,]+\p{Lu}+)+(?![\p{L}\d])/gu;
/** As many letters as three usual abbreviations have together: "VIS", "VIP" and "SMMLV" in a row are none. */
const shoutedLetters = 12;

/** The passage that shouts: words in capitals of which two have four letters or more. */
export function shoutedIn(text: string): string | undefined {
  return text.match(capitals)?.find((run) => {
    const words = run.split(/[\s,]+/);
    return run.replace(/[\s,]/g, '').length >= shoutedLetters && words.filter((word) => word.length >= 4).length >= 2;
  });
}

const englishWords = /(?<!\p{L})(?:the|and|with|of|for|is|are|your|from|this)(?!\p{L})/giu;
const spanishWords = /(?<!\p{L})(?:de|la|el|y|en|con|los|las|que|para|un|una|del|tu|su|se)(?!\p{L})/giu;
const words = /\p{L}+/gu;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a text of some length is written in English: names of places and brands alone are not. */
export function saysEnglish(text: string): boolean {
  const all = count(text, words);
  const english = count(text, englishWords);
  return all >= 15 && english >= all / 10 && english > count(text, spanishWords) * 2;
}
