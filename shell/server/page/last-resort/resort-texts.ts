/** What visitors read while pages cannot be drawn. */
export const resortTexts = {
  label: 'Aviso del portal',
  /** `day` and `time` as people say them. */
  lastGood: (day: string, time: string) =>
    `No pudimos actualizar esta página: la ves como estaba el ${day} a las ${time}.`,
  nearest: 'No pudimos mostrar la página que buscabas. Esta es la más cercana.',
  again: 'Volver a intentar',
  overload: {
    title: 'Hay muchas visitas en este momento',
    text: 'No alcanzamos a mostrarte esta página. Espera unos segundos y vuelve a intentarlo.',
  },
  network: {
    title: 'Espera un momento',
    text: 'Desde tu red llegan muchas visitas a la vez. En unos segundos puedes volver a intentarlo.',
  },
} as const;
