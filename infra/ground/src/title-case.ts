const small = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);

/** A name in capitals as it is said: "EL CARMEN DE BOLÍVAR" becomes "El Carmen de Bolívar", "BOGOTÁ, D.C." "Bogotá". */
export function titleCase(name: string): string {
  return name
    .replace(/,.*$/, '')
    .toLocaleLowerCase('es')
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('es')),
    )
    .join(' ');
}
