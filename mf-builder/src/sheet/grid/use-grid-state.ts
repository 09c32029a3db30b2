import { type RefObject, useRef, useState } from 'react';
import { onlyAt, type Place, placeWithin, type Selection, type Size } from './grid-selection.ts';

/** The cell that is written in; `text` is what was typed to begin with, in the place of what it held. */
export interface Editing extends Place {
  readonly text?: string;
}

export interface GridState {
  readonly size: Size;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Whether the focus is to go to the chosen cell once it is drawn. */
  readonly isFollowing: RefObject<boolean>;
  readonly editing: Editing | undefined;
  readonly setEditing: (editing: Editing | undefined) => void;
  /** Rows that one change is to reach. */
  readonly picked: ReadonlySet<number>;
  readonly pick: (rows: Iterable<number>) => void;
  /** What was said last, read aloud. */
  readonly note: string;
  readonly tell: (note: string) => void;
}

/** What is chosen, written and said in a grid of this size. */
export function useGridState(size: Size): GridState {
  const [chosen, select] = useState<Selection>(onlyAt({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing>();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [note, tell] = useState('');
  const isFollowing = useRef(false);
  // Rows may have gone meanwhile: by an undo, or by somebody else.
  const selection = { anchor: placeWithin(chosen.anchor, size), focus: placeWithin(chosen.focus, size) };
  const picked = [...marked].some((row) => row >= size.rows)
    ? new Set([...marked].filter((row) => row < size.rows))
    : marked;
  const pick = (rows: Iterable<number>) => setMarked(new Set(rows));
  return { size, selection, select, isFollowing, editing, setEditing, picked, pick, note, tell };
}
