/** What is wrong with a text of the form, in a sentence; `quote` is the passage. */
export const textCheckTexts = {
  contact: () => 'Quita el correo, el teléfono o el enlace: los contactos van en su sección',
  capitals: (quote: string) => `Escribe «${quote}» en minúsculas: las mayúsculas se leen como un grito`,
  exclamation: () => 'Usa un solo signo de exclamación, o ninguno',
  scarcity: (quote: string) => `Di cuántas quedan en lugar de «${quote}»`,
  superlative: (quote: string) => `Cambia «${quote}» por un dato que se pueda comprobar`,
  promise: (quote: string) => `Quita «${quote}»: nadie puede prometerlo`,
  hurry: (quote: string) => `Quita «${quote}»: las cifras convencen mejor que el afán`,
  spaces: () => 'Deja un solo espacio entre las palabras',
  language: () => 'Parece escrito en inglés: los compradores leen en español',
  placeholder: (quote: string) => `Cambia «${quote}» por el texto definitivo`,
} as const;

/** What a text can be told about. */
export type TextCheckKey = keyof typeof textCheckTexts;
