/** Sentences of the calls about comments. */
export const commentTexts = {
  full: 'Esta conversación llegó a su máximo de comentarios.',
} as const;
