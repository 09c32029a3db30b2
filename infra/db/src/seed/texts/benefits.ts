import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import type { Segment } from '../segments.ts';

interface Benefit {
  title: string;
  terms: string;
  /** Where it makes sense; everywhere without. */
  suits?: (segment: Segment, status: BuildingStatus) => boolean;
}

const isHome = (segment: Segment) => !['lot', 'office', 'clinic', 'retail', 'warehouse'].includes(segment);
const isEarly = (_: Segment, status: BuildingStatus) => status === 'launch' || status === 'presale';

const benefits: readonly Benefit[] = [
  {
    title: 'Bono de $5.000.000 para acabados',
    terms: 'Se descuenta del valor de los acabados al firmar la promesa de compraventa',
    suits: isHome,
  },
  {
    title: 'Gastos de escritura incluidos',
    terms: 'Cubre los derechos notariales y de registro que le corresponden al comprador',
  },
  { title: 'Separa con $1.000.000', terms: 'El saldo de la separación se paga en tres meses, sin intereses' },
  {
    title: 'Cocina integral sin costo',
    terms: 'Incluye mesón, muebles altos y bajos, estufa y campana',
    suits: isHome,
  },
  {
    title: 'Descuento del 3 % por pronto pago',
    terms: 'Aplica al completar la cuota inicial en los primeros seis meses',
  },
  {
    title: 'Parqueadero a precio de lanzamiento',
    terms: 'Para las primeras veinte separaciones de la etapa',
    suits: isEarly,
  },
  {
    title: 'Precio congelado hasta diciembre',
    terms: 'El precio de la separación se respeta aunque suba la lista',
    suits: isEarly,
  },
  { title: 'Bono de $3.000.000 para muebles', terms: 'Se entrega con el acta de recibo del inmueble', suits: isHome },
  {
    title: 'Primer año de administración gratis',
    terms: 'Desde la fecha de entrega y por doce cuotas',
    suits: (_, status) => status === 'immediate-delivery',
  },
  { title: 'Estudio de crédito sin costo', terms: 'Con los bancos que financian el proyecto' },
  { title: 'Referido de $2.000.000', terms: 'Para quien recomiende a un comprador que firme promesa' },
];

const shareWithout = 0.45;

/** What the builder offers on top; nothing for about half of the projects. */
export function chooseBenefits(
  segment: Segment,
  status: BuildingStatus,
  random: Random,
): { benefits: string | null; benefits_ext: string | null } {
  if (random.chance(shareWithout) || status === 'sold-out') return { benefits: null, benefits_ext: null };
  const { title, terms } = random.pick(benefits.filter(({ suits }) => suits === undefined || suits(segment, status)));
  const end = random.pick(['el 15 de diciembre de 2026', 'el 31 de diciembre de 2026', 'el 31 de enero de 2027']);
  return {
    benefits: title,
    benefits_ext: `${title}. ${terms}. Aplica para separaciones hechas antes del ${end.slice(3)} y no es acumulable con otras promociones. Consulta las condiciones en la sala de ventas.`,
  };
}
