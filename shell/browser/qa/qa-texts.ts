import type { Chaos } from '@umbral/protocol/composition/qa-link.ts';

/** What the browser says about links. */
export const qaTexts = {
  copied: 'Enlace copiado',
  panel: {
    remote: 'Remoto',
    side: 'Dónde',
    fault: 'Falla',
    ms: 'Milisegundos',
    apply: 'Aplicar',
    failed: 'No se pudo hacer el enlace nuevo. Inténtalo otra vez.',
    sides: { server: 'Servidor', browser: 'Navegador' } satisfies Record<Chaos['side'], string>,
    faults: {
      none: 'Ninguna',
      slow: 'Lento',
      error: 'Error 500',
      missing: 'No está (404)',
      corrupt: 'Un byte cambiado',
      loop: 'Da vueltas',
    } satisfies Record<Chaos['fault'] | 'none', string>,
  },
} as const;
