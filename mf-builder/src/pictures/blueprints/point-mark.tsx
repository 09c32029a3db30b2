import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './drawing-stage.module.css';
import { movedByKey, type Position, positionAt } from './position.ts';

interface PointMarkProps {
  readonly drawing: RefObject<HTMLElement | null>;
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onMove: (position: Position) => void;
  readonly onRemove: () => void;
}

/** Less than this is a press that trembles, pixels. */
const tremble = 4;

/** The number of a point on its drawing: dragged, or moved by the arrow keys. */
export function PointMark({ drawing, number, name, position, isChosen, onChoose, onMove, onRemove }: PointMarkProps) {
  const [drag, setDrag] = useState<{ readonly from: Position; readonly start: Place; readonly at?: Position }>();
  const shown = drag?.at ?? position;
  const pick = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: position, start: placeOf(event) });
    onChoose();
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
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove();
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
      aria-label={texts.points.mark(number, name)}
      aria-pressed={isChosen}
      data-point={number}
      onPointerDown={pick}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDrag(undefined)}
      onFocus={onChoose}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
    >
      <span className={css.number}>{number}</span>
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
