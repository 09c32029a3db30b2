/** What is told to somebody who writes the form. */
export const newsTexts = {
  recovered: (time: string) => `Recuperamos lo que escribiste ${time} y no alcanzó a guardarse.`,
  taken: (who: string, fields: string) => `${who} cambió: ${fields}`,
  somebody: 'Alguien',
  andMore: (count: number) => `y ${count} más`,
  understood: 'Entendido',
  signIn: 'Ingresar y seguir',
  gone: 'Alguien envió o descartó este borrador. Lo que tienes aquí sigue en este dispositivo.',
  beginAnew: 'Guardar lo mío en otro borrador',
} as const;
