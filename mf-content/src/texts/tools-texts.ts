/** Words of the hub of tools and of the row of them. */
export const toolsTexts = {
  title: 'Herramientas para comprar vivienda',
  lead: 'Calculadoras, listas y datos con su fuente y su fecha, para decidir con números.',
  description:
    'Calculadoras de capacidad de endeudamiento, crédito, leasing y gastos notariales, lista de chequeo, glosario de vivienda nueva, topes VIS y salario mínimo. Gratis y sin registro.',
  calculators: 'Calculadoras',
  calculatorsLead: 'Escribe tus datos: el resultado queda en la dirección y lo puedes compartir, imprimir o guardar.',
  lists: 'Listas y referencias',
  empty: 'La lista esta vacía',
  emptyHint: 'Pronto tendremos nuevas herramientas.',
  row: 'Herramientas',
  rowLead: 'Calcula, compara y prepárate antes de ir a la sala de ventas.',
  rowList: 'Herramientas para comprar',
  all: 'Ver todas',
  kinds: { calculator: 'Calculadora', checklist: 'Lista', reference: 'Consulta' },
} as const;

/** Words of a tool that is no calculator. */
export const toolTexts = {
  progress: (done: number, all: number) => `${done} de ${all} listos`,
  complete: '¡Lista completa!',
  privacy: 'Lo que marcas se guarda solo en este dispositivo.',
  withoutScript: 'Puedes marcar e imprimir la lista. Para que se conserve lo marcado, activa JavaScript.',
  clear: 'Empezar de nuevo',
  cleared: 'Desmarcamos toda la lista.',
  print: 'Imprimir',
  letters: 'Letras del glosario',
} as const;

/** Words of the page with the figures that laws and banks set. */
export const figureTexts = {
  slug: 'topes-y-salario-minimo',
  wages: 'Salario mínimo y topes VIP y VIS por año',
  wagesHead: ['Año', 'Salario mínimo', 'VIP (90)', 'VIS (135)', 'Aglomeraciones (150)', 'Renovación urbana (175)'],
  capsNote:
    'Entre paréntesis, el tope en salarios mínimos. En 2019 el tope VIP era de 70. El tope de aglomeraciones vale en sus ciudades; el de renovación urbana, en sus planes.',
  units: 'Unidad de valor tributario (UVT)',
  unitsHead: ['Año', 'Valor', 'Norma'],
  wagesSource: 'Normas del salario mínimo',
  wageSourcesHead: ['Año', 'Norma'],
  rates: 'Tasas que usan las calculadoras',
  ratesHead: ['Para qué', 'Tasa'],
  rateRows: {
    mortgage: 'Crédito hipotecario',
    leasing: 'Leasing habitacional',
    quoteColombia: 'Cuota aproximada en Colombia',
    quotePanama: 'Cuota aproximada en Panamá',
    monthly: 'Referencia en pesos',
    dollars: 'Referencia en dólares',
    marketVis: 'Lo que publican los bancos, VIS',
    marketAboveVis: 'Lo que publican los bancos, no VIS',
  },
  yearly: (percent: string) => `${percent} E.A.`,
  monthly: (percent: string, yearly: string) => `${percent} mensual (${yearly} E.A.)`,
  span: (min: string, max: string) => `${min} a ${max} E.A.`,
  limits: 'Cuánto se financia y cuánto puede pesar la cuota',
  limitsHead: ['Producto', 'No VIS', 'VIS'],
  limitRows: { mortgage: 'Crédito hipotecario, hasta', leasing: 'Leasing habitacional, hasta' },
  share: (prudent: string, legal: string) =>
    `Primera cuota sobre el ingreso familiar: ${prudent} es lo prudente y ${legal} el tope legal.`,
  none: '—',
} as const;
