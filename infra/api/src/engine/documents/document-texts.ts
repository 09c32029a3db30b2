/** Words that stand on every sheet. */
export const documentTexts = {
  warning: 'Material de apoyo: no reemplaza la asesoría legal, tributaria ni financiera.',
} as const;
