import type { ProjectPlan } from '../seed-plan.ts';
import type { ChosenSpecification } from '../specification-rows.ts';
import type { UnitPlan } from '../unit-plan.ts';
import { capital, joined } from './grammar.ts';

interface FinishFacts {
  plan: ProjectPlan;
  unit: UnitPlan;
  specifications: readonly ChosenSpecification[];
}

const isSocial = ({ segment }: ProjectPlan) => segment === 'vip' || segment === 'vis' || segment === 'vis-house';
const isDear = ({ segment }: ProjectPlan) => segment === 'high' || segment === 'beach' || segment === 'country-house';

function floorsOf({ plan, specifications }: FinishFacts): string {
  const has = (wanted: string) => specifications.some(({ key }) => key === wanted);
  const { random } = plan;
  if (has('laminate-floor') && has('porcelain-floor'))
    return 'porcelanato en la zona social y piso laminado en las alcobas';
  if (has('laminate-floor')) return `piso laminado ${random.pick(['tono roble', 'tono nogal', 'tono ceniza'])}`;
  if (has('porcelain-floor'))
    return `porcelanato ${random.pick(['de gran formato', 'mate', 'tipo piedra', 'tipo madera'])}`;
  if (isSocial(plan))
    return random.pick(['piso en cerámica', 'piso en concreto afinado', 'piso en cerámica de alto tráfico']);
  return random.pick(['piso en madera de ingeniería', 'piso vinílico tipo madera', 'piso en gres de gran formato']);
}

function kitchenOf({ plan, specifications }: FinishFacts): string {
  const has = (wanted: string) => specifications.some(({ key }) => key === wanted);
  const { random } = plan;
  if (isSocial(plan))
    return random.pick([
      'mesón con lavaplatos en acero',
      'cocina básica con mesón en acero',
      'mesón en granito pulido',
    ]);
  const stone = random.pick([
    'piedra sinterizada',
    'cuarzo',
    'granito',
    isDear(plan) ? 'mármol nacional' : 'superficie sólida',
  ]);
  if (has('kitchen-island')) return `cocina con isla y mesón en ${stone}`;
  return `${has('open-kitchen') ? 'cocina abierta' : 'cocina integral'} con mesón en ${stone}`;
}

function bathsOf({ plan, unit }: FinishFacts): string {
  const { random } = plan;
  const baths = (unit.baths ?? 1) > 1 ? 'baños' : 'baño';
  const many = baths === 'baños';
  if (isSocial(plan))
    return random.pick([
      `${baths} con enchape en la zona húmeda`,
      `un baño terminado${many ? ' y otro con tubería lista' : ''}`,
    ]);
  const form = many ? 'enchapados' : 'enchapado';
  return random.pick([
    `${baths} ${form} de piso a techo`,
    `${baths} con división en vidrio templado`,
    `${baths} con grifería de bajo consumo`,
    `${baths} con mueble suspendido`,
  ]);
}

function woodOf({ plan }: FinishFacts): string {
  return plan.random.pick([
    'puertas y clósets en madera',
    'carpintería en melamina tono madera',
    'puertas lacadas en blanco',
    'clósets con puertas corredizas',
    'carpintería en roble claro',
  ]);
}

const shells: Record<string, readonly string[]> = {
  office: ['piso falso', 'cielo en drywall', 'baño terminado', 'muros en obra blanca', 'red de datos en tubería'],
  retail: ['piso en concreto pulido', 'vitrina en vidrio templado', 'punto de extracción', 'baño en obra gris'],
  'clinic-office': [
    'punto hidráulico por consultorio',
    'muros en obra blanca',
    'baño terminado',
    'ventilación mecánica',
  ],
  warehouse: [
    'piso en concreto con endurecedor',
    'cubierta termoacústica',
    'puerta enrollable industrial',
    'mezanine en estructura metálica',
  ],
};

/** How a unit is handed over, as its specifications say. */
export function describeFinishes(facts: FinishFacts): string | null {
  const { plan, unit, specifications } = facts;
  if (unit.type === 'lot') return null;
  const shell = shells[unit.type];
  if (shell) return `${capital(joined(plan.random.sample(shell, 3)))}.`;
  if (specifications.some(({ key }) => key === 'unfinished-delivery')) {
    return `Se entrega en obra gris: ${joined([kitchenOf(facts), bathsOf(facts)])}. Los demás acabados se pueden contratar con la constructora.`;
  }
  const parts = [floorsOf(facts), kitchenOf(facts), bathsOf(facts)];
  return isSocial(plan)
    ? `Se entrega en obra blanca con ${joined(parts)}.`
    : `${capital(joined([...parts, woodOf(facts)]))}.`;
}
