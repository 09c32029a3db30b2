const ending = /^(.{2,}?)(?:ecit|cit|it|ic)([oa])(s?)$/;

/** The words that a diminutive may be one of, likeliest first: "casita", "balconcito", "apartamentico", "finquita". */
export function withoutDiminutive(word: string): readonly string[] {
  const match = ending.exec(word);
  if (!match) return [];
  const [, stem = '', vowel = '', plural = ''] = match;
  const root = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [
    `${root}${vowel}${plural}`,
    root,
    `${stem}e${plural}`,
    `${root}e${plural}`,
    `${stem.replace(/c$/, 'z')}${vowel}${plural}`,
  ];
}
