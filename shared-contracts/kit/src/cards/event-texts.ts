/** Words of the events' cards and facts. */
export const eventTexts = {
  online: 'En línea',
  hours: (from: string, to: string) => `De ${from} a ${to}`,
  onDay: (day: string, year: number) => `${day.charAt(0).toUpperCase()}${day.slice(1)} de ${year}`,
  days: (from: string, to: string) => `Del ${from} al ${to}`,
  states: { past: 'Finalizado', running: 'En curso', coming: 'Próximo' },
} as const;
