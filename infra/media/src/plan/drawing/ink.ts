/** Colours of a plan: paper, ink and calm floors, legible in a box of light. */
export const ink = {
  paper: '#FCFDFB',
  line: '#12201A',
  wall: '#22302A',
  soft: '#43534B',
  faint: '#8A9890',
  furniture: '#6B7B72',
  guayacan: '#F5B81C',
  monte: '#0B5D43',
} as const;

export const fontFamily = 'Figtree,Helvetica Neue,Arial,sans-serif';

const decimals = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Metres or square metres as they are printed, with two decimals. */
export function printed(value: number): string {
  return decimals.format(value);
}

/** About the width of a text in units of its size; wide enough for every sans-serif. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.56;
}
