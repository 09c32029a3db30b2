import { classNames } from '@umbral/kit/styles/class-names.ts';
import { memo } from 'react';
import { gridTexts as texts } from '../sheet-texts.ts';
import type { CellValue, DrawnColumn, RowIssues } from '../table/column.ts';
import { isSameList } from '../table/same-list.ts';
import { showCell } from '../table/show-cell.ts';
import { CellEditor, type NextStep } from './cell-editor.tsx';
import css from './sheet-grid.module.css';

/** What a cell's editor tells the grid. */
export interface EditorEnds {
  readonly onCommit: (value: CellValue, next: NextStep | undefined) => void;
  readonly onCancel: (refused?: { readonly text: string; readonly message: string }, next?: NextStep) => void;
}

interface GridRowProps {
  readonly index: number;
  readonly columns: readonly DrawnColumn[];
  /** What the cells hold, column by column. */
  readonly values: readonly CellValue[];
  readonly issues: RowIssues | undefined;
  readonly isPicked: boolean;
  /** The column with the focus, where it is in this row. */
  readonly focused: number | undefined;
  /** The chosen columns of this row. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** The text that writing began with; null where it began with what the cell holds, undefined while nothing is written. */
  readonly typed: string | null | undefined;
  /** Of the row that is written in. */
  readonly ends: EditorEnds | undefined;
  readonly idPrefix: string;
}

/**
 * One row: its box, and its cells, of which one may be written in. A key press changes one or two rows of a table, and
 * no other is drawn again.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { columns, index, isPicked, focused, idPrefix } = props;
  return (
    <tr aria-rowindex={index + 2} aria-selected={isPicked} className={classNames(isPicked && css.picked)}>
      <td className={css.pick}>
        <input
          type="checkbox"
          data-pick={index}
          checked={isPicked}
          aria-label={texts.pick(index + 1)}
          tabIndex={focused === undefined ? -1 : 0}
          readOnly
        />
      </td>
      {columns.map((column, at) => (
        <GridCell key={column.key} {...props} column={column} at={at} id={`${idPrefix}-${index}-${column.key}`} />
      ))}
    </tr>
  );
}, isSameRow);

/** Values and issues are worked out anew for each drawing; what they say is compared. */
function isSameRow({ values, issues, ...before }: GridRowProps, next: GridRowProps): boolean {
  const { values: nextValues, issues: nextIssues, ...after } = next;
  return (
    isSameList(Object.values(before), Object.values(after)) &&
    isSameList(values, nextValues) &&
    isSame(issues, nextIssues)
  );
}

function isSame(one: RowIssues | undefined, other: RowIssues | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface GridCellProps extends GridRowProps {
  readonly column: DrawnColumn;
  readonly at: number;
  readonly id: string;
}

function GridCell({ index, column, values, at, id, issues, focused, from, to, typed, ends }: GridCellProps) {
  const value = values[at] ?? null;
  const issue = issues?.[column.key];
  const isFocused = focused === at;
  const isWritten = isFocused && typed !== undefined;
  const isChosen = from !== undefined && to !== undefined && at >= from && at <= to;
  const Tag = at === 0 ? 'th' : 'td';
  return (
    <Tag
      {...(at === 0 && { scope: 'row' })}
      role={at === 0 ? 'rowheader' : 'gridcell'}
      data-row={index}
      data-column={at}
      tabIndex={isFocused && !isWritten ? 0 : -1}
      aria-colindex={at + 2}
      aria-selected={isChosen}
      aria-readonly={column.isReadOnly || undefined}
      aria-invalid={issue ? true : undefined}
      aria-describedby={issue ? id : undefined}
      className={classNames(
        css.cell,
        (column.kind === 'money' || column.kind === 'number') && css.figure,
        isChosen && css.chosen,
        isFocused && css.focused,
        issue !== undefined && css.wrong,
        column.isReadOnly && css.readOnly,
      )}
    >
      {isWritten && ends ? (
        <CellEditor column={column} value={value} text={typed ?? undefined} {...ends} />
      ) : (
        <span className={css.value}>{column.kind === 'toggle' ? toggleMark(value) : showCell(column, value)}</span>
      )}
      {issue && (
        <span id={id} hidden>
          {issue}
        </span>
      )}
    </Tag>
  );
}

/** A set mark is read as "Sí"; one that is not set as "No", drawn faintly. */
function toggleMark(value: CellValue) {
  const text = showCell({ kind: 'toggle' }, value === true);
  return <span className={value === true ? css.on : css.off}>{text}</span>;
}
