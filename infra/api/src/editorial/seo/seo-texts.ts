/** Sentences about canonical rules and redirects. */
export const seoTexts = {
  canonical: {
    saved: 'Guardamos la regla canonical.',
    deleted: 'Eliminamos la regla canonical.',
    ask: 'Eliminar regla canonical',
    question: (from: string, to: string) => `La regla de ${from} a ${to} dejará de aplicarse.`,
  },
  refused: 'No guardamos la redirección',
  remove: 'Eliminar',
  back: 'Volver a la lista',
  redirect: {
    saved: 'Guardamos la redirección.',
    deleted: 'Eliminamos la redirección.',
    ask: 'Eliminar redirección',
    question: (from: string, to: string) => `La redirección de ${from} a ${to} dejará de funcionar.`,
    file: 'redirecciones.csv',
    loop: 'Esta redirección haría un ciclo con otra.',
    moved: 'Guardamos la redirección. Las que llegaban a su origen ahora llevan al nuevo destino.',
    chain: 'El destino ya se redirige a otra dirección. Apunta directo a: ',
    sheet: {
      empty: 'La hoja no tiene líneas.',
      tooLong: (lines: number) => `La hoja tiene ${lines} líneas. Divídela: caben máximo 1.000.`,
      wrong: (lines: number) =>
        lines === 1
          ? 'Hay 1 línea con error. Corrígela: nada cambia hasta que todas estén bien.'
          : `Hay ${lines} líneas con error. Corrígelas: nada cambia hasta que todas estén bien.`,
      checked: 'Todas las líneas están bien. Nada ha cambiado todavía.',
      applied: 'Guardamos las redirecciones de la hoja.',
      cells: 'Cada línea lleva origen, destino y, si quieres, estado',
      repeated: (line: number) => `El origen está repetido: ya está en la línea ${line}`,
      status: 'El estado debe ser 301, 302, 307 o 308',
      from: 'Origen',
      to: 'Destino',
      before: (to: string) => `Antes llevaba a ${to}`,
      followers: (count: number) =>
        count === 1
          ? '1 redirección que llegaba a su origen llevará al nuevo destino'
          : `${count} redirecciones que llegaban a su origen llevarán al nuevo destino`,
    },
  },
} as const;
