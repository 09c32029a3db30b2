const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });
const number = new Intl.NumberFormat('es-CO');

/** Words of health. */
export const healthTexts = {
  cohorts: { stable: 'estable', canary: 'canario', pin: 'fijada', link: 'enlace QA' },
  signals: {
    'entry-failed': 'no cargó',
    'render-failed': 'el servidor no la dibujó',
    'page-failed': 'visitas sin página',
    crashed: 'falló en pantalla',
    rejected: 'promesa rechazada',
    froze: 'se congeló',
    'dead-click': 'no responde a clics',
    covered: 'tapó la página',
    'hydration-failed': 'no revivió',
    'contract-broken': 'mensaje inválido',
    'bus-flooded': 'inundó el bus',
    'render-ms': 'dibujo lento',
    'lcp-ms': 'LCP lento',
    'inp-ms': 'INP lento',
    cls: 'CLS alto',
  },
  visitors: (count: number) => `${number.format(count)} visitas`,
  failures: 'Fallas por minuto',
  render: 'Dibujo en el servidor, p95',
  renderMs: (ms: number) => `${number.format(Math.round(ms))} ms`,
  failing: (signal: string, share: number) => `${signal} ${percent.format(share)}`,
  clean: 'sin fallas',
  step: (step: number, steps: number) => `Canario: paso ${step} de ${steps}`,
  chart: (title: string, last: string) => `${title}: ahora ${last}`,
};

/** A signal in words; what the console does not know keeps its own name. */
export function signalText(signal: string): string {
  const signals: Readonly<Record<string, string>> = healthTexts.signals;
  return signals[signal] ?? signal;
}

/** A cohort in words. */
export function cohortText(cohort: string): string {
  const cohorts: Readonly<Record<string, string>> = healthTexts.cohorts;
  return cohorts[cohort] ?? cohort;
}
