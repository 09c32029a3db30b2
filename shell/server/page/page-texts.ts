/** The sentences that this server writes itself. */
export const pageTexts = {
  /** [M025] */
  invalidRoute: 'Ruta inválida',
  gone: 'Esta página ya no existe. Quienes la publicaban la retiraron del portal.',
  notStarted: 'El portal está arrancando. Intenta de nuevo en unos segundos.',
  compositionTest: {
    complete: 'Prueba de composición',
    missing: 'Prueba de composición: falta un remoto',
    slow: 'Prueba de composición: un remoto lento',
    throwing: 'Prueba de composición: un remoto que falla',
    version: (version: string) => `Versión ${version}`,
    absent: 'No está en esta composición',
    noFragments: 'No ofrece fragmentos',
  },
} as const;
