/** A cell by the numbers of its row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What is chosen: from the cell where it began to the one that has the focus. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

/** The rectangle of a selection, edges included. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function areaOf({ anchor, focus }: Selection): Area {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function onlyAt(place: Place): Selection {
  return { anchor: place, focus: place };
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The cell nearest to a place that the table has. */
export function placeWithin({ row, column }: Place, { rows, columns }: Size): Place {
  return { row: within(row, rows), column: within(column, columns) };
}

/** The selection after a step of its focus; infinite steps lead to the edge. */
export function moved(
  { anchor, focus }: Selection,
  step: { readonly rows: number; readonly columns: number; readonly extends: boolean },
  size: Size,
): Selection {
  const next = placeWithin({ row: focus.row + step.rows, column: focus.column + step.columns }, size);
  return { anchor: step.extends ? anchor : next, focus: next };
}
