import { changeProjectState } from '@umbral/domain/api/builder-projects.ts';
import { listBuilders } from '@umbral/domain/api/builders.ts';
import { listActiveCities } from '@umbral/domain/api/places.ts';
import type { ProjectAction } from '@umbral/domain/homes/project-states.ts';
import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { administrationTexts as texts } from '../texts/administration-texts.ts';

/** Builders and cities to choose from. */
export interface FilterOptions {
  readonly builders: readonly SelectOption[];
  readonly cities: readonly SelectOption[];
}

const toOptions = (rows: readonly { readonly id: number; readonly name: string }[]) =>
  rows
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

/** What the filters of projects can be set to. */
export async function readFilterOptions(call: CallApi, signal: AbortSignal): Promise<FilterOptions> {
  const [builders, cities] = await Promise.all([
    call(listBuilders, { query: { items_by_page: 100 } }, { signal }),
    call(listActiveCities, {}, { signal }),
  ]);
  return { builders: toOptions(builders.data), cities: toOptions(cities.data) };
}

interface StateChange {
  readonly id: number;
  readonly version: number;
  readonly action: ProjectAction;
  readonly reason: string | null;
}

/** Changes the state of a project as it was read; a form that lacks something, or another change, is said in words. */
export async function changeState(call: CallApi, { id, ...body }: StateChange) {
  try {
    const { ok, message } = await call(changeProjectState, { params: { id }, body });
    return { ok, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { type, issues } = error.problem;
    if (type === 'conflict') return { ok: 0 as const, message: texts.conflict };
    if (type === 'invalid-input' && issues?.form) return { ok: 0 as const, message: issues.form };
    throw error;
  }
}
