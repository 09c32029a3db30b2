const VOWEL_END = /[aeiou]$/;
const SHORTEST = 3;

/**
 * Spanish singular and plural partners of a folded word: luz and luces, casa and casas, balcon and balcones.
 * A partner that no record contains costs nothing, so the rules may offer more than one.
 */
export function pluralAlternatives(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  return word.endsWith('s') ? singulars(word) : plurals(word);
}

function singulars(word: string): string[] {
  const found: string[] = [];
  if (word.endsWith('ces')) found.push(`${word.slice(0, -3)}z`);
  if (word.endsWith('es') && word.length > 4) found.push(word.slice(0, -2));
  if (word.length > SHORTEST) found.push(word.slice(0, -1));
  found.push(`${word}es`);
  return found;
}

function plurals(word: string): string[] {
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
  return VOWEL_END.test(word) ? [`${word}s`, `${word}es`] : [`${word}es`, `${word}s`];
}
