import { randomOf } from 'infra-random/random.ts';
import type { FairPlan } from './fair-plans.ts';
import type { SeedRow } from './insert-rows.ts';
import { dayAfter } from './seed-clock.ts';

const anywhere = [
  ['Separación desde $1.000.000', 'El saldo de la separación se difiere a tres meses sin intereses.'],
  ['3 % de descuento por pronto pago', 'Aplica al pagar la cuota inicial completa durante la feria.'],
  ['Dos meses más para la cuota inicial', 'Las mismas cuotas repartidas en más tiempo, sin cambiar el precio.'],
  ['Precio sostenido por 60 días', 'Desde la separación y mientras el banco responde la solicitud.'],
  ['Separación reembolsable por 30 días', 'Se devuelve completa si el banco niega el crédito.'],
] as const;

const homes = [
  ['Bono de $8.000.000 para acabados', 'Se descuenta del valor de los acabados al firmar la promesa.'],
  ['Cocina integral sin costo', 'Incluye mesón, muebles altos y bajos, estufa y campana.'],
  ['Parqueadero con 20 % de descuento', 'Para separaciones de unidades de tres alcobas.'],
  ['Depósito incluido', 'Uno por vivienda, según disponibilidad de la torre.'],
  ['Piso laminado en alcobas', 'Instalado antes de la entrega, en el color que elijas.'],
  ['Administración paga por seis meses', 'La constructora cubre las primeras seis cuotas después de la entrega.'],
  [
    'Gastos de escritura a cargo de la constructora',
    'Cubre derechos notariales y de registro que le corresponden al comprador.',
  ],
] as const;

const homeless = ['lot', 'office', 'retail', 'clinic-office', 'warehouse'];

/** What three of every four projects of a fair give, one or two things each; kitchens only where there is a home. */
export function benefitRows(fair: FairPlan): SeedRow<'fair_benefit'>[] {
  const random = randomOf(`benefits ${fair.row.slug}`);
  return fair.projects.flatMap(({ plan, details }) => {
    if (!random.chance(0.75)) return [];
    const isHome = details.units.every(({ type }) => !homeless.includes(type));
    return random.sample(isHome ? [...anywhere, ...homes] : anywhere, random.int(1, 2)).map(([title, text], index) => ({
      fair_id: fair.row.id,
      project_id: plan.id,
      position: index + 1,
      title,
      description: text,
      valid_until: fair.row.ends_on ?? dayAfter(0),
    }));
  });
}
