/** Words above the contact form, which stand on the page before the form's own code is there. */
export const contactHeadingTexts = {
  title: 'Contacta a la constructora',
  toBuilder: (builder: string) => `Escríbele a ${builder}`,
  lead: (builder: string) => `${builder} recibe tus datos y te responde directamente.`,
} as const;
