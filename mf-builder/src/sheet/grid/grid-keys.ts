/** What a key asks the grid for. */
export type GridCommand =
  | { readonly name: 'move'; readonly rows: number; readonly columns: number; readonly extends: boolean }
  /** `text` takes the place of what the cell holds: somebody began to write. */
  | { readonly name: 'edit'; readonly text?: string }
  | { readonly name: 'press' | 'clear' | 'fill' | 'undo' | 'redo' | 'all' | 'pick' };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const edge = Number.POSITIVE_INFINITY;

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function moveOf({ key, shiftKey, ctrlKey, metaKey }: Key, page: number): GridCommand | undefined {
  const toEdge = ctrlKey || metaKey;
  const move = (rows: number, columns: number): GridCommand => ({ name: 'move', rows, columns, extends: shiftKey });
  const arrow = arrows[key];
  if (arrow) {
    const [rows, columns] = arrow;
    // Zero times infinity is no number.
    return move(toEdge && rows ? rows * edge : rows, toEdge && columns ? columns * edge : columns);
  }
  if (key === 'Home') return move(toEdge ? -edge : 0, -edge);
  if (key === 'End') return move(toEdge ? edge : 0, edge);
  if (key === 'PageUp') return move(-page, 0);
  if (key === 'PageDown') return move(page, 0);
  return undefined;
}

const withControl: Readonly<Record<string, GridCommand>> = {
  z: { name: 'undo' },
  y: { name: 'redo' },
  d: { name: 'fill' },
  a: { name: 'all' },
};

/** What a key asks for while no cell is edited; undefined for keys of the browser. `page` is a screen of rows. */
export function commandOf(event: Key, page: number): GridCommand | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey && !ctrlKey) return undefined;
  const move = moveOf(event, page);
  if (move) return move;
  if ((ctrlKey || metaKey) && !altKey) {
    return key.toLowerCase() === 'z' && shiftKey ? { name: 'redo' } : withControl[key.toLowerCase()];
  }
  if (key === 'Enter' || key === 'F2') return { name: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { name: 'clear' };
  if (key === ' ') return { name: shiftKey ? 'pick' : 'press' };
  // The first key of an accent is called Dead: the letter comes with the next one.
  if (key === 'Dead') return { name: 'edit', text: '' };
  return [...key].length === 1 ? { name: 'edit', text: key } : undefined;
}
