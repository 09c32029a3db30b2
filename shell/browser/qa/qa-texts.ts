/** What the browser says about links. */
export const qaTexts = {
  copied: 'Enlace copiado',
  left: (text: string) => ` (${text})`,
} as const;
