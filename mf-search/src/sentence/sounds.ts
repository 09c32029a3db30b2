/** How a word sounds in Spanish as it is spoken here: "medeyin" and "medellin", "vogota" and "bogota" are one. */
export function soundOf(word: string): string {
  return word
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/x/g, 's')
    .replace(/y$/, 'i')
    .replace(/m(?=[bpv])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}
