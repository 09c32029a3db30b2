import { listProjectPrices } from '@umbral/domain/api/builder-prices.ts';
import { getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import { listOwnDrafts } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { ProjectAction, ProjectState } from '@umbral/domain/homes/project-states.ts';
import { plantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** Homes that the page shows, fewer than C308 takes at a time; whoever has more changes them in the table of all homes. */
export const shownHomes = 100;

/** The last change of a price, in pesos. */
interface PriceChange {
  readonly before: number;
  readonly at: string;
  readonly by: string | null;
}

export interface PricedPlant {
  readonly id: number;
  readonly name: string;
  /** Pesos. */
  readonly price: number;
  /** Nothing where it has always cost this. */
  readonly change: PriceChange | undefined;
}

/** A home for immediate delivery; amounts are pesos. */
export interface ReadyHome {
  readonly id: number;
  readonly name: string;
  readonly plant: string;
  readonly available: boolean;
  readonly price: number;
  readonly discount: number | null;
}

/** What of a project changes every week. */
export interface UpdatedProject {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly state: ProjectState;
  readonly state_reason: string | null;
  readonly is_held: boolean;
  readonly actions: readonly ProjectAction[];
  readonly hasDraft: boolean;
  readonly plants: readonly PricedPlant[];
  readonly homes: readonly ReadyHome[];
  readonly homesInAll: number;
}

/** A project of a builder; nothing where there is none of that number. */
export async function loadUpdatedProject(visit: BuilderVisit, id: number): Promise<UpdatedProject | undefined> {
  const { call, signal } = visit;
  const stored = await foundOrNothing(call(getProjectForm, { params: { id } }, { signal }));
  if (!stored) return undefined;
  const { form, version, state, state_reason, is_held, actions } = stored.data;
  const [{ data: prices }, { data: drafts }] = await Promise.all([
    call(listProjectPrices, { params: { id } }, { signal }),
    call(listOwnDrafts, { params: { id: form.builder } }, { signal }),
  ]);
  const changeOf = new Map(prices.map(({ plant_id, changes }) => [plant_id, lastChange(changes)]));
  const homes = form.plants.flatMap(homesOf);
  return {
    ...{ id, title: form.name, version, state, state_reason, is_held, actions },
    hasDraft: drafts.some(({ project_id }) => project_id === id),
    plants: form.plants.map((plant) => ({
      ...{ id: plant.id, name: plant.name, price: plant.price, change: changeOf.get(plant.id) },
    })),
    homes: homes.slice(0, shownHomes),
    homesInAll: homes.length,
  };
}

interface Change {
  readonly previous_price: number | null;
  readonly effective_at: string;
  readonly changed_by: string | null;
}

function lastChange([last]: readonly Change[]): PriceChange | undefined {
  if (!last || last.previous_price === null) return undefined;
  return { before: last.previous_price, at: last.effective_at, by: last.changed_by };
}

/** The homes of a typology, as far as they are written as today's form writes them. */
function homesOf({ name: plant, stock }: { readonly name: string; readonly stock?: unknown }): ReadyHome[] {
  const homes = plantForm.shape.stock.safeParse(stock).data ?? [];
  return homes.flatMap(({ id, name, available, price, discount }) =>
    id === null ? [] : [{ id, name, plant, available, price, discount }],
  );
}
