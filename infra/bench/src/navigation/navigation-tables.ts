import { goalTable } from '../report/goals.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { bySteps, type Measured, middle, type Of, quantities } from './measured-navigation.ts';
import { navigationGoals } from './navigation-goals.ts';

/** The goals, then by profile: the median of each way, and their ratio; then beside one program and documents. */
export function navigationTables(measured: readonly Measured[]): string {
  const profiles = [...Map.groupBy(measured, ({ profile }) => profile)];
  const tables = profiles.map(([profile, ofProfile]) => {
    const rows = bySteps(ofProfile).map(([step, ofStep]) => [step, ...quantities.map(({ of }) => cell(ofStep, of))]);
    const head = ['navigation', ...quantities.map(({ title }) => title)];
    return `**${profile}** (part, code, ratio)\n\n${markdownTable({ head, rows })}`;
  });
  return [
    `**Goals** (ms, parts; each navigation by its median)\n\n${goalTable(navigationGoals(measured))}`,
    ...tables,
    ...profiles.flatMap(([profile, ofProfile]) => besideTable(profile, ofProfile)),
  ].join('\n\n');
}

const besideQuantities = quantities.filter(({ title }) => title !== 'CPU' && title !== 'scripts');

function besideTable(profile: string, measured: readonly Measured[]): readonly string[] {
  const rows = bySteps(measured)
    .filter(([, ofStep]) => ofStep.some(({ way }) => way === 'bundle'))
    .map(([step, ofStep]) => [step, ...besideQuantities.map(({ of }) => besideCell(ofStep, of))]);
  if (rows.length === 0) return [];
  const head = ['navigation', ...besideQuantities.map(({ title }) => title)];
  const table = markdownTable({ head, rows });
  return [`**${profile}, beside others** (part, one program, document; part of each)\n\n${table}`];
}

function besideCell(measured: readonly Measured[], of: Of): string {
  const [part, ...others] = (['part', 'bundle', 'document'] as const).map((way) => middle(measured, way, of));
  const shown = [part, ...others].map((value) => figure(value)).join(' / ');
  return `${shown}; ${others.map((other) => ratio(part, other)).join(', ')}`;
}

function cell(measured: readonly Measured[], of: Of): string {
  const [part, code] = [middle(measured, 'part', of), middle(measured, 'code', of)];
  return `${figure(part)} / ${figure(code)} / ${ratio(part, code)}`;
}
