/** The search by monthly payment and the assistant that proposes it. */
export const monthlyTexts = {
  monthly: 'Cuota',
  legend: 'Cuota al mes',
  during: 'Durante la obra, al mes',
  duringHelp: 'Lo que le pagas cada mes a la constructora: la cuota inicial repartida hasta la entrega.',
  after: 'Después, al mes',
  afterHelp: (rate: string) => `Lo que le pagas al banco por el crédito: a 20 años, ${rate} E.A., sin seguros.`,
  upfront: 'Ahorros para la cuota inicial',
  upfrontHelp:
    'Se descuentan antes de repartirla. Sin ellos no aparecen viviendas ya entregadas: piden toda la cuota inicial de una vez. Este valor queda en la dirección de la búsqueda.',
  apply: 'Aplicar',

  duringChip: (money: string) => `Hasta ${money} al mes en obra`,
  upfrontChip: (money: string) => `Con ${money} ahorrados`,
  afterChip: (money: string) => `Hasta ${money} al mes al banco`,
  duringPill: (money: string) => `Obra ${money}/mes`,
  afterPill: (money: string) => `Banco ${money}/mes`,
  bothPill: (during: string, after: string) =>
    during === after ? `Hasta ${during}/mes` : `${during} · ${after} al mes`,

  ask: '¿Cuánto puedo pagar?',
  privacy:
    'Tus ingresos y deudas se quedan en este dispositivo: no los enviamos ni los ponemos en la dirección. Tus ahorros tampoco, salvo que elijas contarlos.',
  income: 'Ingresos del hogar al mes',
  incomeHelp: 'Suma lo que reciben quienes van a comprar.',
  debts: 'Créditos y deudas al mes',
  debtsHelp: 'Cuotas de tarjetas y créditos que seguirás pagando.',
  savings: 'Ahorros para la cuota inicial',
  savingsHelp: 'Incluye cesantías y subsidio si ya los tienes.',
  vis: 'Busco vivienda VIS',
  visHelp: (share: string, loan: string) =>
    `La cuota puede llegar al ${share} de los ingresos y el banco presta hasta el ${loan}.`,
  countSavings: 'Contar mis ahorros',
  countSavingsHelp:
    'Pone solo el monto de los ahorros en la búsqueda: queda en la dirección y en los enlaces que compartas.',

  result: 'Lo que te alcanza',
  homeUpTo: 'Vivienda hasta',
  duringUpTo: 'Durante la obra',
  afterUpTo: 'Después, al banco',
  perMonth: (money: string) => `${money} al mes`,
  limitedByCash: (months: number) =>
    `Te limita la cuota inicial que juntas en ${months} meses de obra. Con más ahorros o una entrega más lejana alcanzas más.`,
  limitedByLoan: 'Te limita el crédito que puedes pagar, no la cuota inicial.',
  limitedByDebts: (share: string) =>
    `Tus deudas ya ocupan el ${share} de los ingresos que un banco mira: hoy no queda espacio para otra cuota.`,
  waiting: 'Escribe tus ingresos y te decimos cuánto podrías pagar.',
  assumptions: ({ share, loan, months }: { share: string; loan: string; months: number }) =>
    `Supuestos: ${share} de los ingresos menos tus deudas, crédito a 20 años por hasta el ${loan} del precio, ${months} meses de obra. No incluye seguros, escritura ni subsidios.`,
  rateUsed: (rate: string) => `Tasa usada: ${rate} E.A.`,
  changeRate: 'Cambiar la tasa',
  rate: 'Tasa efectiva anual',
  percent: '%',
  atPortalRate: (rate: string, money: string) =>
    `La búsqueda calcula todas las cuotas al ${rate} E.A.: tu crédito equivale allí a ${money} al mes.`,
  source: (ratesOf: string, sharesOf: string, source: string) =>
    `Tasa del portal del ${ratesOf}. Parte de los ingresos: ${source}, ${sharesOf}.`,
  show: (count: string, isOne: boolean) =>
    isOne ? 'Ver el proyecto que cabe' : `Ver los ${count} proyectos que caben`,
  showNone: 'Ninguna cabe con estos números',
  showFits: 'Ver los proyectos que caben',
  none: 'Ninguna cabe hoy con estos números. Prueba con más ahorros o en otra ciudad.',
  forget: 'Borrar mis datos de este dispositivo',
  forgotten: 'Borramos tus datos de este dispositivo.',
  more: 'Deudas, VIS y tasa',
} as const;
