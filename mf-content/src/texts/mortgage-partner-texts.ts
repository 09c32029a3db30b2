import type { CapKind } from '@umbral/domain/parameters/legal.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';

const capNames: Record<CapKind, string> = {
  vip: 'Vivienda de interés prioritario (VIP)',
  vis: 'Vivienda de interés social (VIS)',
  visAgglomeration: 'VIS en grandes ciudades y sus vecinos',
  visUrbanRenewal: 'VIS en renovación urbana',
};

/** Words of "Crédito con tu caja de compensación". */
export const mortgagePartnerTexts = {
  documentTitle: `Crédito con tu caja de compensación | ${productName}`,
  description:
    'Subsidio de tu caja de compensación, topes VIS y VIP con su fecha, y una cuenta rápida de la cuota de tu crédito. Déjanos tus datos y te explicamos los pasos.',
  heading: 'Crédito con tu caja de compensación',
  lead: 'Si estás afiliado a una caja, puedes sumar su subsidio a tus ahorros y pedirle un crédito para tu primera vivienda nueva. Aquí están las cuentas y los pasos.',
  points: [
    ['Subsidio que no se devuelve', 'La caja lo entrega una sola vez, para comprar vivienda nueva VIS o VIP.'],
    ['Cuota inicial más corta', 'El subsidio cuenta como parte de lo que pones de tu bolsillo.'],
    ['Crédito hasta el 80 %', 'Para VIS se financia hasta el 80 % del precio; para las demás, hasta el 70 %.'],
  ],
  seeHomes: 'Ver vivienda VIS',
  notice:
    'Esta página no es de ninguna caja de compensación ni es una oferta de crédito. Cada caja publica sus requisitos, sus tasas y las fechas en que recibe postulaciones.',
  form: {
    formId: 'credito-caja-de-compensacion',
    title: 'Te explicamos cómo pedirlo',
    lead: 'Una persona de nuestro equipo te llama y revisa contigo los pasos con tu caja.',
    interest: '¿En qué ciudad quieres comprar?',
    fund: '¿A qué caja estás afiliado?',
    income: 'Ingreso mensual de tu familia',
    incomes: ['Hasta 2 salarios mínimos', 'Entre 2 y 4 salarios mínimos', 'Más de 4 salarios mínimos'],
    consent: `Autorizo a ${productName} a tratar mis datos para explicarme el crédito y el subsidio y llamarme, según la ley 1581 de 2012 y la`,
    send: 'Quiero que me expliquen',
    sent: 'Tus datos se han enviado correctamente',
  },
  subsidyTitle: (year: number) => `Cuánto da la caja en ${year}`,
  subsidyLead: 'En salarios mínimos mensuales (SMMLV), según lo que gana tu familia.',
  subsidyCaption: 'Subsidio de las cajas de compensación según el ingreso de la familia',
  income: 'Ingreso de la familia',
  gives: 'Subsidio',
  upToHalf: (most: string) => `Hasta 2 SMMLV (${most} al mes)`,
  upToLimit: (most: string) => `Más de 2 y hasta 4 SMMLV (${most} al mes)`,
  upTo: (amount: string) => `Hasta ${amount}`,
  capsTitle: (year: number) => `Topes de precio en ${year}`,
  capsLead: 'El subsidio es para viviendas que no pasan de estos precios.',
  capsCaption: 'Precio máximo de la vivienda de interés social y prioritario',
  capNames,
  home: 'Vivienda',
  wages: 'SMMLV',
  cap: 'Precio máximo',
  sources: (wage: string, source: string, rules: string, asOf: string) =>
    `Salario mínimo de ${wage} (${source}). ${rules}. Consultado el ${asOf}.`,
  calculator: {
    title: 'Haz la cuenta rápida',
    lead: 'La cuota de un crédito con lo máximo que se presta por ley.',
    price: 'Valor de la vivienda',
    unit: 'COP',
    kind: 'Tipo de vivienda',
    vis: 'VIS o VIP',
    other: 'Otra vivienda',
    years: 'Plazo',
    term: (years: number) => `${years} años`,
    choose: 'Elige un plazo',
    reckon: 'Calcular la cuota',
    instalment: 'Cuota mensual',
    principal: (percent: number) => `Crédito (${percent} % del precio)`,
    initial: 'Lo que pones tú',
    withSubsidy: 'De eso, subsidio de la caja',
    incomeNeeded: 'Ingreso familiar que piden los bancos (30 %)',
    rate: (rate: string, asOf: string, source: string) =>
      `Tasa usada ${rate} E.A. (${source}, ${asOf}). No incluye seguros ni otros cargos: es una referencia, no una oferta.`,
    full: 'Cambiar tasa y ver todo el crédito',
  },
  stepsTitle: 'Los pasos',
  steps: [
    ['Confirma tu afiliación', 'Tu caja te dice si tu grupo familiar puede postularse y con qué papeles.'],
    ['Abre tu ahorro programado', 'Cuentan también las cesantías y los aportes que ya hiciste a un proyecto.'],
    ['Elige un proyecto VIS o VIP', 'Mira que el precio esté dentro del tope del año de la escritura.'],
    ['Postúlate y pide el crédito', 'Con el subsidio asignado y el crédito aprobado firmas la promesa.'],
  ],
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    [
      '¿Puedo sumar este subsidio con el del Gobierno?',
      'A veces: es la concurrencia de subsidios. Depende de tus ingresos y de que haya cupos en los dos programas. La caja confirma si aplica a tu caso.',
    ],
    [
      '¿El crédito lo da la misma caja?',
      'Algunas cajas prestan y otras trabajan con un banco. El subsidio de la caja sirve con el crédito de cualquier entidad vigilada.',
    ],
    [
      '¿Qué pasa si el precio sube por encima del tope?',
      'El precio de una VIS se fija en pesos desde la separación. Si pasa del tope, deja de ser VIS y el subsidio no se puede usar.',
    ],
  ],
} as const;
