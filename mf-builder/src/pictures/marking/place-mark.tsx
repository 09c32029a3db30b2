import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useState } from 'react';
import css from './marking.module.css';
import { movedByKey, type Position, positionAt } from './position.ts';

interface PlaceMarkProps {
  readonly drawing: RefObject<HTMLElement | null>;
  /** Read aloud; what it shows is its child. */
  readonly label: string;
  readonly position: Position;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  readonly onMove: (position: Position) => void;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** Less than this is a press that trembles, pixels. */
const tremble = 4;

/** A place on a picture: dragged, or moved by the arrow keys. */
export function PlaceMark({ drawing, label, position, children, ...props }: PlaceMarkProps) {
  const { isChosen, onChoose, onMove, onRemove } = props;
  const [drag, setDrag] = useState<{ readonly from: Position; readonly start: Place; readonly at?: Position }>();
  const shown = drag?.at ?? position;
  const pick = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: position, start: placeOf(event) });
    onChoose?.();
  };
  const pull = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!drag || !box) return;
    const { clientX, clientY } = event;
    const isPress = !drag.at && Math.hypot(clientX - drag.start.clientX, clientY - drag.start.clientY) < tremble;
    if (!isPress) setDrag({ ...drag, at: positionAt(box, event) });
  };
  const release = () => {
    if (drag?.at) onMove(drag.at);
    setDrag(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove?.();
    if (event.key === 'Escape') return setDrag(undefined);
    const to = movedByKey(position, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      // The policy knows no style attribute; a script may place what it has drawn.
      ref={(mark) => placeMark(mark, shown)}
      className={classNames(css.mark, isChosen && css.chosen)}
      aria-label={label}
      aria-pressed={isChosen}
      data-place
      onPointerDown={pick}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDrag(undefined)}
      onFocus={onChoose}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
    >
      <span className={css.sign}>{children}</span>
    </button>
  );
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

function placeOf({ clientX, clientY }: PointerEvent): Place {
  return { clientX, clientY };
}

function placeMark(mark: HTMLElement | null, { x, y }: Position): void {
  mark?.style.setProperty('left', `${x * 100}%`);
  mark?.style.setProperty('top', `${y * 100}%`);
}
