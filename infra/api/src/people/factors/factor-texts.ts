/** Sentences about the second step of a sign-in. */
export const factorTexts = {
  issuer: 'Umbral',
  ask: 'Falta un paso: confirma que eres tú.',
} as const;
