import type { FairKind } from '@umbral/domain/fairs/fair.ts';
import type { FairPlan } from './fair-plans.ts';
import type { SeedRow } from './insert-rows.ts';

type Bank = Omit<SeedRow<'fair_bank'>, 'fair_id' | 'position'>;

const weekdays = 'Lunes a viernes de 8:00 a. m. a 6:00 p. m.';

/** Fictional banks; rates within the ranges that Colombian banks published in early 2026. */
const banks: readonly Bank[] = [
  {
    name: 'Banco Cordillera',
    note: 'Preaprobación en dos días hábiles. Permite sumar ingresos con un familiar hasta segundo grado.',
    rate_vis: 11.2,
    rate_other: 12.85,
    rate_leasing: 12.3,
    max_years: 20,
    financed_percent: 80,
    attention_hours: weekdays,
  },
  {
    name: 'Banco del Litoral',
    note: 'Atiende a independientes con extractos de doce meses. Crédito en pesos o en UVR.',
    rate_vis: 12.4,
    rate_other: 13.9,
    rate_leasing: 13.1,
    max_years: 20,
    financed_percent: 70,
    attention_hours: 'Lunes a sábado de 8:00 a. m. a 5:00 p. m.',
  },
  {
    name: 'Cooperativa Arrayán',
    note: 'Especializada en vivienda de interés social. Exige seis meses como asociado o ahorro programado.',
    rate_vis: 10.9,
    rate_other: 13.2,
    rate_leasing: null,
    max_years: 15,
    financed_percent: 80,
    attention_hours: weekdays,
  },
  {
    name: 'Banco Tres Ríos',
    note: 'Leasing habitacional con opción de compra del 10 %. Financia hasta el 90 % en vivienda de interés social.',
    rate_vis: 12.75,
    rate_other: 14.1,
    rate_leasing: 12.6,
    max_years: 20,
    financed_percent: 80,
    attention_hours: 'Todos los días de 9:00 a. m. a 7:00 p. m.',
  },
  {
    name: 'Financiera Puente',
    note: 'Recibe ingresos en dólares y euros de colombianos en el exterior. Firma con poder especial.',
    rate_vis: 13.6,
    rate_other: 14.95,
    rate_leasing: 14.2,
    max_years: 15,
    financed_percent: 70,
    attention_hours: 'Lunes a sábado de 7:00 a. m. a 9:00 p. m.',
  },
];

/** The bank desk; the fair in the middle of the year was the first to have one, with three banks. */
export function bankRows({ row }: FairPlan): SeedRow<'fair_bank'>[] {
  const present = row.is_active || row.kind === 'in-person' ? banks : banks.slice(0, 3);
  return present.map((bank, index) => ({ fair_id: row.id, position: index + 1, ...bank }));
}

const online: readonly (readonly [question: string, answer: string])[] = [
  [
    '¿Cuánto cuesta entrar?',
    'Nada. La feria es gratuita y puedes recorrerla sin registrarte; solo pedimos tus datos para agendar una cita o pedir una cotización.',
  ],
  [
    '¿Los beneficios se pueden sumar?',
    'Cada beneficio vale por sí solo, salvo que la constructora diga por escrito que se acumula con otro. Pide que quede en la cotización.',
  ],
  [
    '¿Qué pasa con el beneficio si el banco se demora?',
    'El beneficio se conserva si separaste antes de la fecha de vencimiento. Pregunta cuántos días tienes para presentar la aprobación del crédito.',
  ],
  [
    '¿Puedo separar desde otro país?',
    'Sí. Las constructoras atienden por video y la separación se firma electrónicamente. Para la promesa y la escritura normalmente necesitas un poder especial apostillado.',
  ],
  [
    '¿Las tasas de la mesa de bancos son definitivas?',
    'No. Son tasas efectivas anuales de referencia. La tuya depende de tu historial, del plazo y de si la vivienda es de interés social. Pide siempre la cotización del banco.',
  ],
  [
    '¿Umbral recibe el dinero de la separación?',
    'No. El portal no recibe pagos. La separación se consigna en el encargo fiduciario o en la cuenta que indique la constructora en su documento.',
  ],
];

const inPerson: readonly (readonly [question: string, answer: string])[] = [
  [
    '¿Debo inscribirme?',
    'La entrada es libre con inscripción. Puedes hacerla en línea desde enero o en la puerta del recinto.',
  ],
  [
    '¿Qué documentos llevo?',
    'Tu cédula y, si ya la tienes, la preaprobación de un banco o de una caja. Para consultar tu historial bastan la cédula y tu autorización.',
  ],
  [
    '¿Cómo llego al recinto?',
    'Hay una estación de transporte a seis minutos a pie, parqueadero de bicicletas y entrada sin escalones por el pabellón B.',
  ],
  [
    '¿Puedo ir con niños?',
    'Sí. La ludoteca del pabellón C recibe niños de tres a once años por turnos de una hora, con un adulto en el recinto.',
  ],
];

const ownHome: readonly (readonly [question: string, answer: string])[] = [
  [
    '¿Quién puede comprar en esta feria?',
    'Cualquier persona. Los subsidios tienen sus propias condiciones: que el hogar no sea dueño de otra vivienda, no haya recibido antes un subsidio y tenga ingresos de hasta cuatro salarios mínimos.',
  ],
  [
    '¿Puedo sumar el subsidio del Estado y el de la caja?',
    'En algunos casos sí; se llama concurrencia y depende de los ingresos del hogar y del tipo de vivienda. La constructora y tu caja te dicen por escrito si aplica.',
  ],
  [
    '¿Qué pasa si el subsidio se demora o no hay recursos?',
    'La separación se hace con tus propios recursos y el contrato dice qué ocurre si el subsidio no llega. Léelo antes de firmar y pide un plazo claro.',
  ],
  [
    '¿Cuánto necesito ahorrado?',
    'El banco presta hasta el 80 % del precio de una vivienda de interés social. El resto sale de tus ahorros, cesantías y subsidios, y muchas constructoras lo reparten en los meses de obra.',
  ],
  [
    '¿Puedo vender o arrendar la vivienda después?',
    'Con subsidio hay un tiempo mínimo antes de venderla o arrendarla. Pregunta cuál rige para el tuyo el día de la escritura.',
  ],
];

const asked: Record<FairKind, typeof online> = {
  virtual: online,
  regional: online,
  'in-person': inPerson,
  'own-home': ownHome,
};

/** What people ask about a fair. */
export function questionRows({ row }: FairPlan): SeedRow<'fair_question'>[] {
  return asked[row.kind].map(([question, answer], index) => ({
    fair_id: row.id,
    position: index + 1,
    question,
    answer,
  }));
}
