import type { Payment } from '@umbral/domain/finance/home-plan.ts';
import type { LoanProduct } from '@umbral/domain/finance/loan.ts';
import type { NotaryConcept } from '@umbral/domain/finance/notary.ts';
import type { SubsidyChoice, SubsidyProgramme } from '@umbral/domain/finance/subsidy.ts';

/** Words of everything that tells what a home costs over time. */
export const moneyTexts = {
  rate: 'Tasa efectiva anual',
  rateHelp: 'La de tu banco, si ya la conoces.',
  product: 'Cómo lo financias',
  products: { mortgage: 'Crédito', leasing: 'Leasing' } satisfies Record<LoanProduct, string>,
  initialLimit: (least: number, source: string, day: string) =>
    `La cuota inicial es de al menos el ${least} %: lo demás no lo financia un banco. Calculamos con el ${least} %. Fuente: ${source}, ${day}.`,
  ownRate: 'Es la tasa que escribiste.',
  insuranceSource: (source: string, day: string) => `Seguros: ${source}, ${day}.`,
  banks: 'Compara ofertas de varios bancos',
  bankList: 'Ofertas de bancos',
  banksText:
    'El mismo inmueble, con tu plazo y tu cuota inicial, en bancos de ejemplo. Si eliges uno, todo se calcula con su tasa.',
  offerTerms: (product: string, rate: string, initial: string) =>
    `${product} al ${rate} E.A., con ${initial} de inicial`,
  lowest: 'Menor total al mes',
  chooseOffer: 'Usar esta tasa',
  chooseOfferOf: (bank: string, product: string) => `de ${bank}, ${product}`,
  offerUsed: 'Es la tasa usada',
  offerOf: (bank: string) => `${bank}, oferta de ejemplo`,
  rateError: (most: number) => `La tasa debe ser entre 0 y ${most} %`,
  calculate: 'Calcular',
  income: (prudent: string, legal: string) =>
    `Ingresos familiares: desde ${prudent} para que ese total sea el 30 %, o ${legal} para el 40 %, el tope legal.`,
  pesosOrUvr:
    'La cuota es de un crédito en pesos: es la misma todo el plazo. En UVR empiezas con una cuota menor, pero la cuota y el saldo suben con la inflación. Pídele a tu banco las dos opciones.',
  source: (source: string, day: string) => `Fuente: ${source}, ${day}.`,

  amortisation: 'Cómo se paga el crédito',
  amortisationText: (interest: string, years: number) =>
    `En ${years} años pagas ${interest} de intereses: cada mes bajan, y lo que abonas a capital sube.`,
  amortisationChart: (first: string, last: string) =>
    `Pagos por año: en el primero, ${first} son intereses; en el último, ${last}. La tabla tiene todos los valores.`,
  amortisationTop: (amount: string) => `Hasta ${amount} al año`,
  interest: 'Intereses',
  principal: 'Abono a capital',
  payment: 'Cuota',
  balance: 'Saldo',
  year: 'Año',
  month: 'Mes',
  yearOf: (year: number) => `Año ${year}`,
  table: 'Ver la tabla del crédito',
  tableCaption: 'Tabla de amortización',
  tableBy: 'Detalle de la tabla',
  byYear: 'Por año',
  byMonth: 'Por mes',
  csv: 'Descargar mes a mes (CSV)',

  plan: 'Plan de pagos hasta las llaves',
  planLead: (day: string) => `Si separas hoy, ${day}, con la cuota inicial que elegiste.`,
  kinds: {
    separation: 'Separación',
    'initial-fee': 'Cuota inicial',
    subsidy: 'Subsidio',
    balance: 'Entrega de llaves: saldo con el crédito',
  } satisfies Record<Payment['kind'], string>,
  monthly: (count: number, amount: string) =>
    count === 1 ? `1 pago de ${amount}` : `${count} pagos de ${amount} al mes`,
  lastOf: (amount: string) => `el último, de ${amount}`,
  span: (from: string, to: string) => `${from} a ${to}`,
  loanStart: 'Empieza el crédito',
  loanMonthly: (total: string, credit: string) =>
    `${total} al mes: ${credit} del crédito, y otros cargos, seguros y administración`,
  noDay: 'La constructora aún no informa una fecha de entrega futura: las fechas cuentan desde hoy.',
  planSubsidy: '¿Cuentas con un subsidio?',
  noSubsidyChosen: 'Sin subsidio',
  subsidyChoices: {
    'mi-casa-ya': 'Mi Casa Ya',
    caja: 'Caja de compensación',
    ambos: 'Los dos',
  } satisfies Record<SubsidyChoice, string>,
  upTo: (amount: string) => `hasta ${amount}`,
  planSubsidyNote:
    'Contamos el valor más alto del programa y baja tu crédito, no la cuota inicial. Es una orientación, no una aprobación: abajo puedes ver si podría ser para ti.',
  planTable: 'Ver todos los pagos',
  planCaption: 'Pagos con su fecha',
  date: 'Fecha',
  concept: 'Concepto',
  amount: 'Valor',
  total: 'Total',
  pdf: 'Descargar en PDF',
  calendar: 'Agregar al calendario (.ics)',
  planNote: 'Las fechas y los valores definitivos están en tu contrato con la constructora.',

  costs: 'Costo completo',
  costsLead: 'Lo que pones de tu bolsillo además del crédito.',
  costsCaption: 'Costos hasta las llaves y cada mes',
  concepts: {
    notarial: 'Derechos notariales (tu mitad)',
    charity: 'Beneficencia o impuesto de registro',
    registry: 'Derechos de registro',
    withholding: 'Retención en la fuente',
    'stamp-tax': 'Impuesto de timbre (tu mitad)',
    mortgage: 'Constitución de la hipoteca',
    certificates: 'Certificados y boleta fiscal',
    appraisal: 'Avalúo',
    'title-study': 'Estudio de títulos',
  } satisfies Record<NotaryConcept, string>,
  initialFee: 'Cuota inicial',
  untilKeys: 'De tu bolsillo hasta las llaves',
  monthlyTotal: 'Cada mes después de las llaves',
  sellerPays: (amount: string) =>
    `La constructora asume ${amount}: su mitad de la notaría y la retención en la fuente.`,
  costsAbroad: 'Los gastos de escritura de este país los informa la constructora.',
  costsNote: 'Estimación en el modo detallado; tu notaría y la oficina de registro dan el valor final.',

  subsidies: 'Subsidios de vivienda',
  categories: { vip: 'vivienda de interés prioritario (VIP)', vis: 'vivienda de interés social (VIS)' },
  subsidyLead: (category: string, cap: string, year: number) =>
    `La constructora lo vende como ${category}: el tope en ${year} es ${cap}.`,
  subsidyByPrice: (category: string, cap: string, year: number) =>
    `Por su precio podría ser ${category}: el tope en ${year} es ${cap}. Pero la constructora no lo vende como tal: pregúntale antes de contar con un subsidio.`,
  subsidyAbove: (category: string, cap: string, year: number) =>
    `La constructora lo vende como ${category}, aunque su precio pasa del tope de ${year}, ${cap}: pregúntale a qué año corresponde.`,
  together: (amount: string, income: string) =>
    `Los dos subsidios juntos llegan hasta ${amount}, y solo con ingresos familiares de hasta ${income} al mes.`,
  noSubsidy: (cap: string, year: number) =>
    `Los subsidios son para viviendas de hasta ${cap} en ${year}; el precio de este inmueble es mayor.`,
  programmes: {
    'mi-casa-ya': 'Mi Casa Ya',
    compensation: 'Caja de compensación',
  } satisfies Record<SubsidyProgramme['key'], string>,
  programmeText: {
    'mi-casa-ya': (most: string, least: string) => `${most} con Sisbén A1 a C7, ${least} con C8 a D11.`,
    compensation: (most: string, least: string) => `${most} o ${least}, según tus ingresos.`,
  } satisfies Record<SubsidyProgramme['key'], (most: string, least: string) => string>,
  incomeLimit: (amount: string) =>
    `Ingresos familiares de hasta ${amount} al mes, sin vivienda propia ni subsidio anterior.`,
  limited: 'Programa con recursos limitados: confirma si hay cupos.',
  checker: '¿Podría ser para mí?',
  familyIncome: 'Ingresos de tu familia al mes',
  sisben: 'Tu grupo del Sisbén',
  sisbenChoices: { low: 'A1 a C7', other: 'C8 a D11', none: 'No lo sé' },
  ownsHome: 'Alguien en mi hogar ya tiene vivienda',
  hadSubsidy: 'Ya recibimos un subsidio de vivienda',
  privacy: 'Se calcula aquí, en tu dispositivo: no lo enviamos ni lo guardamos.',
  could: (programme: string, amount: string) => `${programme}: podrías recibir hasta ${amount}.`,
  couldNot: (programme: string) => `${programme}: con estos datos no aplicarías.`,
  couldBoth: (amount: string) => `Los dos juntos: podrías recibir hasta ${amount}.`,
  never: 'Es una orientación, no una aprobación.',

  zone: 'Precio por m² frente a la zona',
  zoneOwn: (amount: string) => `Este inmueble: ${amount} por m²`,
  zoneSame: 'Es igual al precio mediano de la zona.',
  zoneLess: (percent: string) => `Es ${percent} menos que el precio mediano de la zona.`,
  zoneMore: (percent: string) => `Es ${percent} más que el precio mediano de la zona.`,
  zoneAxis: 'Precio por m²',
  zoneMiddle: 'Precio mediano de la zona',
  zoneHalf: 'La mitad de los inmuebles',
  zoneEnds: 'Todos los inmuebles',
  zoneCount: (count: number, place: string, day: string) =>
    `Según ${count} inmuebles del mismo tipo en venta en ${place} en este portal, al ${day}. Es el precio por m² construido.`,

  history: 'Historial del precio',
  historyChart: (from: string, to: string) => `El precio pasó de ${from} a ${to}.`,
  historyLowest: (amount: string) => `El más bajo: ${amount}`,
  historyFell: (percent: string) => `El precio bajó ${percent} en el último cambio.`,
  historyRose: (percent: string) => `El precio subió ${percent} en el último cambio.`,
  historyBarely: 'El precio casi no varió en el último cambio.',
  historySame: (day: string) => `El precio no ha cambiado desde el ${day}.`,
  price: 'Precio',
  change: 'Cambio',
  wages: 'En salarios mínimos del año',
} as const;
