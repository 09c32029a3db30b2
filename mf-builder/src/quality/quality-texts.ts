/** Sentences about the quality of a form. */
export const qualityTexts = {
  title: 'Calidad',
  points: (score: number) => `${score} de 100`,
  full: 'Tu proyecto dice todo lo que un comprador necesita saber.',
  intro: 'Lo que más le falta saber a un comprador:',
  gain: (points: number) => `+${points}`,
  gainInWords: (points: number) => (points === 1 ? 'suma 1 punto' : `suma ${points} puntos`),
  inPlants: (sentence: string, count: number) => `${sentence} (en ${count} tipologías)`,
  of: (name: string, sentence: string) => `${name}: ${lowerFirst(sentence)}`,
  more: (count: number) => (count === 1 ? 'Ver el que falta' : `Ver los ${count} que faltan`),
  fewer: 'Ver solo los primeros',
  wording: 'Cómo está escrito',
  similar: 'Proyectos parecidos',
  similarIntro: 'Revisa que no lo estés publicando dos veces. Si es otro proyecto, sigue tranquilo.',
  reasons: {
    name: 'casi el mismo nombre',
    address: 'la misma dirección',
    place: (metres: number) => `a ${metres} m de tu punto en el mapa`,
  },
  edit: (title: string) => `Editar ${title}`,
  own: 'es tuyo',
  by: (builder: string) => `de ${builder}`,
} as const;

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLocaleLowerCase('es') + sentence.slice(1);
}
