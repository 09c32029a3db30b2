import type { NotaryConcept } from '@umbral/domain/finance/notary.ts';

/** Words of the calculator of what deed and registration cost. */
export const notaryTexts = {
  title: 'Calculadora de gastos notariales',
  lead: 'Lo que cuestan la escritura y el registro, y cuánto paga cada parte.',
  description:
    'Estima los gastos de escrituración y registro de una vivienda en Colombia: derechos notariales, beneficencia, registro, retención y timbre, y cuánto pagan comprador y vendedor.',
  seller: 'Quién vende',
  sellers: { constructora: 'Constructora', persona: 'Persona' },
  mode: 'Cómo calcularlo',
  modes: { popular: 'Regla rápida', detallado: 'Detallado' },
  modeHelp:
    'El detallado usa la tarifa oficial con IVA y suma timbre, hipoteca, certificados, avalúo y estudio de títulos.',
  mortgage: 'Crédito hipotecario',
  mortgageHelp: 'Opcional. Solo cuenta en el cálculo detallado: la hipoteca se firma con la escritura.',
  buyer: 'Tú pagas, como comprador',
  buyerShort: 'Comprador',
  sellerPays: 'Vendedor',
  total: 'Total',
  concept: 'Concepto',
  concepts: {
    notarial: 'Derechos notariales',
    charity: 'Beneficencia (impuesto de registro)',
    registry: 'Derechos de registro',
    withholding: 'Retención en la fuente',
    'stamp-tax': 'Impuesto de timbre',
    mortgage: 'Constitución de la hipoteca',
    certificates: 'Certificados',
    appraisal: 'Avalúo del banco',
    'title-study': 'Estudio de títulos',
  } satisfies Record<NotaryConcept, string>,
  table: 'Gastos por concepto y por quién los paga',
  whoPays: 'Quién paga',
  summary: (buyer: string, seller: string) => `El comprador paga ${buyer} y el vendedor ${seller}`,
  year: (year: number) => `Tarifas de ${year}.`,
  social: {
    vis: 'Por ser VIS, notaría, beneficencia y registro se cobran a la mitad.',
    vip: 'Por ser VIP, notaría, beneficencia y registro no se cobran.',
  },
  note: 'Las tarifas cambian por departamento y notaría: pide la liquidación antes de firmar.',
  questions: [
    {
      question: '¿Quién paga los gastos notariales?',
      answer:
        'Lo usual: los derechos notariales por mitades, la beneficencia y el registro el comprador, y la retención en la fuente el vendedor. La promesa puede decir otra cosa.',
    },
    {
      question: '¿Cuándo se pagan?',
      answer:
        'Al firmar la escritura, antes de recibir las llaves. No los cubre el crédito: tenlos en tu ahorro además de la cuota inicial.',
    },
    {
      question: '¿La vivienda VIS paga menos?',
      answer: 'Sí: la VIS paga la mitad de notaría, beneficencia y registro, y la VIP está exenta de ellos.',
    },
  ],
} as const;
