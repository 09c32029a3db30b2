import type { VersionChange } from '@umbral/domain/api/project-versions.ts';
import { fieldNames, partNames } from '../model/field-names-texts.ts';

/** A change with the words for where it is. */
export interface LabelledChange extends VersionChange {
  /** The field without the numbers of rows: `plants.stock.price`. */
  readonly field: string;
  readonly label: string;
}

/** The changes of one part of the form. */
export interface ChangeGroup {
  readonly title: string;
  readonly changes: readonly LabelledChange[];
}

/** The path of a field without the numbers of rows in it. */
export const fieldOf = (path: string): string => path.replace(/\[id=\d+\]/g, '');

const plantOf = (path: string): string | undefined => /^plants\[id=(\d+)\]/.exec(path)?.[1];

function titleOf(path: string, plants: Readonly<Record<string, string>>): string {
  const plant = plantOf(path);
  if (plant !== undefined) return partNames.plant(plants[plant] ?? plant);
  const [part = ''] = path.split('.');
  return part === 'location' || part === 'contact' || part === 'financial_legal' ? partNames[part] : partNames.project;
}

/** Changes by the part of the form that they are in, in the form's words; a field without a name keeps its path. */
export function groupsOf(
  changes: readonly VersionChange[],
  plants: Readonly<Record<string, string>>,
): readonly ChangeGroup[] {
  const labelled = changes.map((change) => {
    const field = fieldOf(change.path);
    return { ...change, field, label: fieldNames[field] ?? field };
  });
  return [...Map.groupBy(labelled, ({ path }) => titleOf(path, plants))].map(([title, group]) => ({
    title,
    changes: group,
  }));
}
