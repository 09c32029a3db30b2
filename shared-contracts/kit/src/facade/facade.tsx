import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './facade.module.css';
import { type FacadeRow, type FacadeUnit, facadeRows, nextUnit } from './facade-rows.ts';

/** How a home was chosen: alone, one more, or all up to it. */
export type Choice = 'one' | 'more' | 'range';

interface FacadeProps {
  readonly label: string;
  readonly units: readonly FacadeUnit[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (unit: FacadeUnit, how: Choice) => void;
  /** Arrow keys choose, too: for one home at a time. */
  readonly followsFocus?: boolean;
  readonly floorLabel: (floor: number) => string;
}

/**
 * The elevation of a building: a box for each home, on its floor. One stop for the Tab key, arrow keys from box to
 * box. Without script it is a drawing whose boxes are links.
 */
export function Facade({ label, units, chosen, onChoose, followsFocus, floorLabel }: FacadeProps) {
  const table = useRef<HTMLTableElement>(null);
  const rows = facadeRows(units);
  const [entered, setEntered] = useState<number>();
  const stop = stopOf(units, chosen, entered);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stop === undefined ? undefined : nextUnit(rows, stop, event.key);
    if (event.key === ' ') return chooseBySpace(event);
    if (!next) return;
    event.preventDefault();
    setEntered(next.id);
    table.current?.querySelector<HTMLElement>(`[data-unit="${next.id}"]`)?.focus();
    if (followsFocus) onChoose(next, 'one');
    else if (event.shiftKey) onChoose(next, 'range');
  };
  const chooseBySpace = (event: KeyboardEvent) => {
    const unit = units.find(({ id }) => id === stop);
    if (!unit) return;
    event.preventDefault();
    onChoose(unit, followsFocus ? 'one' : 'more');
  };
  const onClick = (event: MouseEvent, unit: FacadeUnit) => {
    event.preventDefault();
    setEntered(unit.id);
    onChoose(unit, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'more' : 'one');
  };
  return (
    <div className={css.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of homes is walked by arrow keys */}
      <table ref={table} role="grid" aria-label={label} className={css.facade} onKeyDown={onKeyDown}>
        <tbody>
          {rows.map((row) => (
            <Floor key={row.floor ?? 0} {...{ row, stop, chosen, onClick, floorLabel }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The box that the Tab key leads to. */
function stopOf(units: readonly FacadeUnit[], chosen: ReadonlySet<number>, entered: number | undefined) {
  const known = units.find(({ id }) => id === entered) ?? units.find(({ id }) => chosen.has(id));
  const free = units.find(({ state, isFaint }) => state === 'available' && !isFaint);
  return (known ?? free ?? units[0])?.id;
}

interface FloorProps extends Pick<FacadeProps, 'chosen' | 'floorLabel'> {
  readonly row: FacadeRow;
  readonly stop: number | undefined;
  readonly onClick: (event: MouseEvent, unit: FacadeUnit) => void;
}

function Floor({ row: { floor, cells }, stop, chosen, onClick, floorLabel }: FloorProps) {
  return (
    <tr>
      {floor !== undefined && (
        <th scope="row" aria-label={floorLabel(floor)}>
          {floor}
        </th>
      )}
      {cells.map((unit, index) =>
        unit ? (
          <td key={unit.id}>
            <Box unit={unit} isStop={unit.id === stop} isChosen={chosen.has(unit.id)} onClick={onClick} />
          </td>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hole is nothing but its place
          <td key={`hole ${index}`} />
        ),
      )}
    </tr>
  );
}

interface BoxProps {
  readonly unit: FacadeUnit;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onClick: FloorProps['onClick'];
}

function Box({ unit, isStop, isChosen, onClick }: BoxProps) {
  const { id, door, label, state, isFaint, href } = unit;
  const shared = {
    className: classNames(css.box, css[state], isFaint && css.faint, isChosen && css.chosen),
    'aria-label': label,
    'aria-current': isChosen || undefined,
    'data-unit': id,
    tabIndex: isStop ? 0 : -1,
    onClick: (event: MouseEvent) => onClick(event, unit),
  };
  return href ? (
    <a {...shared} href={href}>
      {door}
    </a>
  ) : (
    <button {...shared} type="button">
      {door}
    </button>
  );
}
