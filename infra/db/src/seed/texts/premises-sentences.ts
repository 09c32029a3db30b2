import type { Segment } from '../segments.ts';
import type { Sentence, TextFacts } from './text-facts.ts';
import { exactArea, homesOf, roundArea } from './text-facts.ts';

const largest = ({ units }: TextFacts) => units.at(-1);

function metres(value: number): string {
  return `${String(Math.round(value * 10) / 10).replace('.', ',')} m`;
}

const frontage: Sentence = (facts) => {
  const unit = largest(facts);
  return unit
    ? `El tipo más amplio mide ${metres(unit.layout.width)} de frente por ${metres(unit.layout.depth)} de fondo.`
    : undefined;
};

const smallest: Sentence = (facts) => {
  const [first] = facts.units;
  if (!first) return undefined;
  const { many, gender } = homesOf(facts);
  return `Hay ${many} desde ${exactArea(first.builtArea)}, que se pueden unir para crear ${gender === 'f' ? 'otras' : 'otros'} de mayor tamaño.`;
};

/** What land and business premises have inside, by segment. */
export const premises: Partial<Record<Segment, readonly Sentence[]>> = {
  lot: [
    frontage,
    (facts) => {
      const unit = largest(facts);
      return unit
        ? `El lote más grande tiene ${roundArea(unit.builtArea)}, con área edificable ya definida en el plano.`
        : undefined;
    },
    ({ plan }) => `Los lotes de ${plan.title} se entregan con acometidas de agua, energía y fibra óptica.`,
    ({ plan }) =>
      `El reglamento de ${plan.title} protege la vista y los árboles: índices de ocupación bajos y cercas vivas.`,
  ],
  office: [
    frontage,
    smallest,
    ({ plan }) =>
      `Las oficinas de ${plan.title} tienen piso falso, baños terminados y medición de energía independiente.`,
    ({ plan }) =>
      `La fachada de control solar y la planta eléctrica mantienen a ${plan.title} en operación sin interrupciones.`,
  ],
  clinic: [
    frontage,
    smallest,
    ({ plan }) => `Cada consultorio de ${plan.title} cuenta con punto hidráulico y ventilación mecánica.`,
    ({ plan }) => `${plan.title} tiene pasillos y ascensor para camillas, y sala de juntas médicas.`,
  ],
  retail: [
    frontage,
    smallest,
    ({ plan }) => `Los locales de ${plan.title} tienen vitrina amplia, punto de extracción y bodega interior.`,
    ({ plan, structure }) =>
      `${plan.title} reparte ${structure.units} locales alrededor de una plaza con terraza de comidas.`,
  ],
  warehouse: [
    frontage,
    ({ plan }) =>
      `Las bodegas de ${plan.title} tienen piso de alta resistencia, mezanine para oficinas y acceso para tractomula.`,
    ({ plan }) => `La iluminación por cubierta y la red contra incendios bajan en ${plan.title} el costo de operación.`,
    (facts) => {
      const unit = largest(facts);
      return unit
        ? `La bodega más grande ofrece ${roundArea(unit.builtArea)} con patio de maniobras al frente.`
        : undefined;
    },
  ],
};
