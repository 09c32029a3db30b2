/** How a text begins that a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what could be one. */
export function escaped(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `escaped` put there. */
export function unescaped(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
