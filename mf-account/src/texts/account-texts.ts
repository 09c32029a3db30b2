import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';

/** Sentences around every screen of the account. */
export const accountTexts = {
  tabs: 'Tu cuenta',
  favourites: 'Favoritos',
  alerts: 'Alertas',
  comparisons: 'Comparativos',
  calculations: 'Cálculos',
  requests: 'Solicitudes',
  profile: 'Perfil',
  security: 'Seguridad',
  surveys: 'Encuestas',
  privacy: 'Privacidad',
  ofAtMost: (count: number) => `${count}/${comparisonLimits.maxSaved}`,
} as const;
