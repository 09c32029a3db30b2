/** Words of the buttons on a card; whether one is pressed is said by the button itself. */
export const cardTexts = {
  compare: (title: string) => `Comparar ${title}`,
  favourite: (title: string) => `Guardar ${title} en favoritos`,
} as const;
