/** Folded Spanish words that say nothing about a home. */
const SPANISH = new Set(
  (
    'a al algo algun alguna algunas alguno algunos ante antes como con contra cual cuales cuando de del desde donde ' +
    'e el ella ellas ellos en entre era es esa esas ese eso esos esta estan estas este esto estos fue ha hasta hay ' +
    'la las le les lo los mas me mi mis mucho muy nos o os otra otras otro otros para pero poco por porque que ' +
    'quien quienes se ser si sobre son su sus tambien te ti tu tus u un una unas uno unos y ya yo'
  ).split(' '),
);

/** Whether a folded word carries no meaning of its own in Spanish. Numbers and negations are kept. */
export function isStopWord(word: string): boolean {
  return SPANISH.has(word);
}
