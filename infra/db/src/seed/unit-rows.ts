import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { type Random, randomOf } from 'infra-random/random.ts';
import { type PlantRequest, stockRows, towerId, type UnitRow } from './plant-rows.ts';
import { momentBefore } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';
import { buildingOf } from './tower-rows.ts';
import { outlookOf, premiumOf, type UnitSite, unitSites } from './unit-sites.ts';
import { chooseStates } from './unit-states.ts';

/** A unit type with its row, as the homes of a project need it. */
export interface UnitType extends PlantRequest {
  readonly row: { readonly is_active?: boolean };
}

/** All homes of a project that are told one by one: its whole building, or those that can be bought now. */
export function unitRows(project: SeedProject, types: readonly UnitType[]): UnitRow[] {
  const stock = types.flatMap((type) => stockRows(type, project.details.structure));
  const building = buildingOf(project);
  if (!building) return stock;
  // A stream of its own: what else is drawn of the project stays as it is.
  const random = randomOf(`units of project ${project.plan.id}`);
  const active = types.filter(({ row }) => row.is_active);
  const sold = active.length > 0 ? active : types;
  const sites = unitSites(project.details.structure, building, sold.length);
  if (project.details.terms.status === 'immediate-delivery') return placedStock(project, sites, { types: sold, stock });
  const states = chooseStates(sites, project.details, random);
  return sites.map((site, index) => ({
    ...rowAt(project, site, sold, random),
    state: states[index] ?? 'sold',
  }));
}

/** A finished building: the homes that can be bought now stand where there is a place for them, all others are sold. */
function placedStock(
  project: SeedProject,
  sites: readonly UnitSite[],
  { types, stock }: { readonly types: readonly UnitType[]; readonly stock: readonly UnitRow[] },
): UnitRow[] {
  const random = randomOf(`places of project ${project.plan.id}`);
  const left = [...stock];
  const rows = sites.map((site): UnitRow => {
    const row = rowAt(project, site, types, random);
    const index = left.findIndex(
      ({ plant_id, floor }) => plant_id === row.plant_id && (floor ?? 0) <= (site.floor ?? 0),
    );
    const [free] = index < 0 ? [] : left.splice(index, 1);
    if (!free) return { ...row, state: random.chance(0.04) ? 'reserved' : 'sold', discount: null };
    const { price, discount, description } = free;
    return { ...row, state: 'available', price, discount, description };
  });
  return [...rows, ...left];
}

function rowAt({ plan, details }: SeedProject, site: UnitSite, types: readonly UnitType[], random: Random): UnitRow {
  const type = types[site.type % types.length];
  if (!type) throw new Error(`no unit type in ${plan.title}`);
  const { unit } = type;
  const isCapped = plan.segment === 'vip' || plan.segment === 'vis' || plan.segment === 'vis-house';
  const factor = isCapped ? 1 : premiumOf(site, details.structure);
  const moment = momentBefore(random.int(2, 40), type.id);
  return {
    plant_id: type.id,
    name: `${propertyTypeNouns[unit.type].one} ${site.number}`,
    tower_id: towerId(plan.id, site.tower),
    floor: site.floor,
    place: site.place,
    is_ready: details.terms.status === 'immediate-delivery',
    orientation: site.orientation,
    outlook: outlookOf(site, details.structure),
    price: Math.round((unit.price * factor) / 100_000) * 100_000,
    discount: null,
    description: null,
    created_at: moment,
    updated_at: moment,
  };
}
