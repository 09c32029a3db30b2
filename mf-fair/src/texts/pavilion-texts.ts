/** Words of the pavilion's plan. */
export const pavilionTexts = {
  title: 'Pabellón',
  lead: 'Entra a un estand desde el plano, mira lo que pasa ahora y arma tu ruta.',
  label: 'Plano del pabellón',
  help: 'Con el teclado: flechas para recorrer, Enter para entrar.',
  toList: 'Ver los estands como lista',
  hall: 'Sala principal',
  hallLabel: 'Sala principal: ir a la agenda',
  liveHallLabel: 'Sala principal, en vivo: ir a la agenda',
  desk: 'Mesa de bancos',
  deskLabel: 'Mesa de bancos: ir a las tasas',
  entrance: 'Entrada',
  stand: (number: number, builder: string, projects: string, benefits: number) =>
    `Estand ${number}, ${builder}: ${projects}${benefits > 0 ? ', con beneficios' : ''}`,
  away: (label: string, region: string) => `${label}. Sin proyectos en ${region}`,
  live: 'En vivo',
  legend: { benefit: 'Con beneficios', away: (region: string) => `Sin proyectos en ${region}`, walk: 'En mi ruta' },
} as const;
