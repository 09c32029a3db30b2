import { Button } from '@umbral/kit/actions/button.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import type { ReactNode } from 'react';
import { gridTexts as texts } from '../sheet-texts.ts';
import type { Column, RowIssues } from '../table/column.ts';
import type { History } from '../table/use-history.ts';
import type { GridActions } from './grid-actions.ts';
import { onlyAt, type Place } from './grid-selection.ts';
import css from './sheet-grid.module.css';
import type { GridState } from './use-grid-state.ts';

interface GridToolbarProps<Row> {
  readonly history: History<readonly Row[]>;
  readonly actions: GridActions;
  readonly state: GridState;
  readonly columns: readonly Column<Row>[];
  readonly issues: ReadonlyMap<number, RowIssues>;
  readonly canAdd: boolean;
  readonly tools: ReactNode;
}

/** What can be taken back, what is wrong, and what was said last. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { history, actions, state, columns, issues, canAdd, tools } = props;
  const { undoes, redoes } = history;
  const wrong = [...issues].flatMap(([row, faults]) =>
    columns.flatMap(({ key }, column) => (faults[key] === undefined ? [] : [{ row, column }])),
  );
  const toNext = () => {
    const next = wrong.find((place) => isAfter(place, state.selection.focus)) ?? wrong[0];
    if (!next) return;
    state.select(onlyAt(next));
    state.isFollowing.current = true;
  };
  return (
    <div className={css.toolbar}>
      <div className={css.tools}>
        <Button
          look="secondary"
          size="s"
          onClick={actions.undo}
          aria-disabled={undoes === undefined}
          title={undoes && texts.undoNamed(undoes)}
        >
          {texts.undo}
        </Button>
        <Button
          look="secondary"
          size="s"
          onClick={actions.redo}
          aria-disabled={redoes === undefined}
          title={redoes && texts.redoNamed(redoes)}
        >
          {texts.redo}
        </Button>
        {canAdd && (
          <Button look="secondary" size="s" icon={plusIcon} onClick={actions.add}>
            {texts.add}
          </Button>
        )}
        {tools}
      </div>
      {wrong.length > 0 && (
        <div className={css.faults}>
          <span className={css.count}>{texts.issues(wrong.length)}</span>
          <Button look="secondary" size="s" onClick={toNext}>
            {texts.nextIssue}
          </Button>
        </div>
      )}
      <p className={css.note} role="status">
        {state.note || hereOf(columns, issues, state)}
      </p>
    </div>
  );
}

function isAfter(place: Place, than: Place): boolean {
  return place.row > than.row || (place.row === than.row && place.column > than.column);
}

/** What is wrong with the chosen cell, or how to go about the table. */
function hereOf<Row>(
  columns: readonly Column<Row>[],
  issues: ReadonlyMap<number, RowIssues>,
  { selection: { focus } }: GridState,
): string {
  const column = columns[focus.column];
  const issue = column && issues.get(focus.row)?.[column.key];
  return column && issue ? `${texts.place(focus.row + 1, column.label)}: ${issue}` : texts.help;
}
