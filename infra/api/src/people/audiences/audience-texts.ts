/** Sentences about capture forms. */
export const audienceTexts = {
  withdrawn: 'Borramos tus respuestas.',
  unproven: 'Confirma primero tu correo: así sabemos que las respuestas son tuyas.',
} as const;
