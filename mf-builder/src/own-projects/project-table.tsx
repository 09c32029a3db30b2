import { formatInteger } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { StatusChip } from '@umbral/kit/cards/status-chip.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { StateReason } from '../project-state/state-reason.tsx';
import { StateTag } from '../project-state/state-tag.tsx';
import type { StateChange } from '../project-state/use-state-change.ts';
import { texts } from '../texts.ts';
import css from './own-projects.module.css';
import type { ProjectRow } from './own-projects-queries.ts';
import { type EditRoute, RowActions } from './row-actions.tsx';

interface ProjectTableProps {
  readonly label: string;
  readonly projects: readonly ProjectRow[];
  readonly states: StateChange;
  readonly editRoute: EditRoute;
}

const labels = texts.projects;
const columns = [
  labels.project,
  labels.state,
  labels.price,
  labels.plants,
  labels.contacts,
  labels.views,
  labels.quality,
  labels.updated,
  labels.actions,
];

/** One row a project; on a phone each row becomes a card with its labels. */
export function ProjectTable({ label, projects, states, editRoute }: ProjectTableProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <Row key={project.id} project={project} states={states} editRoute={editRoute} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly project: ProjectRow } & Pick<ProjectTableProps, 'states' | 'editRoute'>;

function Row({ project, states, editRoute }: RowProps) {
  const currency = useCurrency();
  const price = project.price_from;
  return (
    <tr>
      <th scope="row" className={css.project}>
        {project.title}
        <span className={css.place}>
          {project.code} · {project.zone}, {project.city}
        </span>
        <StatusChip status={project.building_status} />
      </th>
      <td data-label={labels.state}>
        <div>
          <StateTag state={project.state} />
          <StateReason of={project} />
        </div>
      </td>
      <td data-label={labels.price} className="num">
        {price === null ? labels.noPrice : spell(price, currency)}
      </td>
      <td data-label={labels.plants} className="num">
        {labels.ofTotal(project.plantsActive, project.plantsTotal)}
      </td>
      <td data-label={labels.contacts} className="num">
        {formatInteger(project.contacts)}
      </td>
      <td data-label={labels.views} className="num">
        {formatInteger(project.views)}
      </td>
      <td data-label={labels.quality} className={classNames(css.quality, 'num')}>
        {labels.ofHundred(project.quality)}
      </td>
      <td data-label={labels.updated}>{project.updated}</td>
      <td data-label={labels.actions}>
        <RowActions project={project} states={states} editRoute={editRoute} />
      </td>
    </tr>
  );
}
