import { type MouseEvent, type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { type GridActions, toggled } from './grid-actions.ts';
import { onlyAt, type Place } from './grid-selection.ts';
import type { GridState } from './use-grid-state.ts';

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

const isSame = (one: Place, other: Place) => one.row === other.row && one.column === other.column;

/**
 * The mouse and the finger: a press chooses, dragging chooses a range, a second press writes. A finger writes with
 * the second tap too, and never chooses a range: dragging scrolls.
 */
export function useGridPointer(state: GridState, actions: GridActions) {
  const dragFrom = useRef<Place>(undefined);
  // Whether the press before this one chose the same cell: then this one writes in it.
  const wasChosen = useRef(false);
  const { selection } = state;
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      const place = placeOf(event.target);
      if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      const isAlone = isSame(selection.anchor, selection.focus);
      const hasFocus =
        event.target instanceof Element && event.target.closest('[data-column]') === document.activeElement;
      wasChosen.current = isAlone && hasFocus && isSame(selection.focus, place) && !event.shiftKey;
      if (event.pointerType === 'mouse') dragFrom.current = event.shiftKey ? selection.anchor : place;
      state.isFollowing.current = true;
      state.select(event.shiftKey ? { anchor: selection.anchor, focus: place } : onlyAt(place));
    },
    onPointerOver: (event: ReactPointerEvent) => {
      const place = placeOf(event.target);
      if (!dragFrom.current || !place || event.buttons !== 1) return;
      wasChosen.current = false;
      state.isFollowing.current = true;
      state.select({ anchor: dragFrom.current, focus: place });
    },
    onPointerUp: () => {
      dragFrom.current = undefined;
    },
    onClick: (event: MouseEvent) => {
      const box = event.target instanceof HTMLElement ? event.target.dataset.pick : undefined;
      if (box !== undefined) return pickRows(state, Number(box), event.shiftKey);
      const place = placeOf(event.target);
      if (place && wasChosen.current && !state.editing) actions.edit(place);
    },
  };
}

/** One box, or with Shift all from the last chosen row to it. */
function pickRows(state: GridState, row: number, isRange: boolean): void {
  if (!isRange) {
    state.select(onlyAt({ row, column: state.selection.focus.column }));
    state.pick(toggled(state.picked, row));
    return;
  }
  const from = state.selection.focus.row;
  const rows = Array.from({ length: Math.abs(row - from) + 1 }, (_, index) => Math.min(row, from) + index);
  state.pick([...state.picked, ...rows]);
}
