/** Sentences of the calls about versions. */
export const versionTexts = {
  restored: (from: number, version: number) => `Restauramos la versión ${from}. Ahora es la versión ${version}.`,
} as const;
