import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the canonical rules. */
export const canonicalTexts = {
  title: 'Canonicals',
  documentTitle: `Canonicals | ${productName}`,
  lead: 'Cada regla dice a los buscadores cuál es la dirección principal de una página.',
  create: 'Nueva regla',
  url: 'Dirección',
  urlHelp: 'Una ruta del portal. Termina en * para incluir todo lo que empieza así.',
  canonical: 'Canonical',
  canonicalHelp: 'Una ruta del portal o una dirección que empieza por https://',
  save: 'Guardar regla',
  failed: 'No pudimos guardar la regla. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  test: 'Probar una dirección',
  testHelp: 'Te decimos qué regla se aplica.',
  applies: (path: string, from: string, canonical: string) =>
    from === path
      ? `Para ${path} se aplica su propia regla: su canonical es ${canonical}.`
      : `Para ${path} se aplica la regla ${from}: su canonical es ${canonical}.`,
  none: (path: string) => `Ninguna regla se aplica a ${path}: su canonical es su propia dirección.`,
  list: 'Reglas',
  count: (total: number) => (total === 1 ? '1 regla' : `${total} reglas`),
  empty: 'Todavía no hay reglas',
  emptyHint: 'Sin reglas, cada página es su propia canonical.',
  deleteOf: (from: string) => `Eliminar la regla de ${from}`,
  ask: 'Eliminar regla canonical',
  question: (from: string, canonical: string) => `La regla de ${from} a ${canonical} dejará de aplicarse.`,
} as const;
