import { faultNames, sideNames } from '@umbral/kit/texts/link-words.ts';

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
    sides: sideNames,
    faults: { none: 'Ninguna', ...faultNames },
  },
} as const;
