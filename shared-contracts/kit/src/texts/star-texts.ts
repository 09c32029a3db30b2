/** What each number of stars says, from 5 to 1 [M087]. */
const scale = { 5: 'Excelente', 4: 'Buena', 3: 'Satisfactoria', 2: 'Básica', 1: 'Deficiente' } as const;

/** Words of a number of stars: "5 · Excelente". */
export const starTexts = {
  label: (count: keyof typeof scale) => `${count} · ${scale[count]}`,
} as const;
