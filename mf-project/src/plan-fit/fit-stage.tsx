import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PlanDrawing } from '../model/project-data.ts';
import { sidesLabel } from '../plans/metres-label.ts';
import { fitTexts as texts } from '../texts/fit-texts.ts';
import type { Piece, Verdict } from './fit.ts';
import css from './fit-stage.module.css';
import { PieceShape } from './piece-shape.tsx';

interface FitStageProps {
  readonly plan: PlanDrawing;
  readonly heightM: number;
  /** What it is, in words. */
  readonly name: string;
  readonly piece?: Piece;
  readonly verdict?: Verdict;
  readonly onLay: (place: { readonly x: number; readonly y: number }) => void;
  readonly onMove: (by: { readonly x: number; readonly y: number }) => void;
  readonly onTurn: () => void;
}

const stepM = 0.05;
const longStepM = 0.25;
const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place on the screen in metres of the drawing. */
function metresAt(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): DOMPoint | undefined {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
}

/** The drawing in metres with the furniture on it: dragged, laid with a tap, or moved by keys. */
export function FitStage({ plan, heightM, name, piece, verdict, onLay, onMove, onTurn }: FitStageProps) {
  const { widthM = 1, image } = plan;
  /** From the middle of the piece to where it is held. */
  const grip = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (event.key.toLowerCase() === 'r') onTurn();
    else if (direction) {
      const step = event.shiftKey ? longStepM : stepM;
      onMove({ x: direction[0] * step, y: direction[1] * step });
    } else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const at = metresAt(event.currentTarget, event);
    if (!at || !piece || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isOnPiece = Math.abs(at.x - piece.x) <= piece.width / 2 && Math.abs(at.y - piece.y) <= piece.depth / 2;
    grip.current = isOnPiece ? { x: at.x - piece.x, y: at.y - piece.y } : { x: 0, y: 0 };
    if (!isOnPiece) onLay(at);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const at = grip.current && metresAt(event.currentTarget, event);
    if (at && grip.current) onLay({ x: at.x - grip.current.x, y: at.y - grip.current.y });
  };
  const release = () => {
    grip.current = undefined;
  };
  const sides = piece ? sidesLabel(piece.width, piece.depth) : '';
  return (
    <div
      className={css.stage}
      role="application"
      aria-label={texts.stage(name, sides)}
      aria-description={texts.help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the application hears the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <svg
        viewBox={`0 0 ${widthM} ${heightM}`}
        className={css.drawing}
        aria-hidden
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <image href={image.src} width={widthM} height={heightM} preserveAspectRatio="none" />
        {verdict?.kind === 'fits' && (
          <rect
            x={verdict.room.x}
            y={verdict.room.y}
            width={verdict.room.width}
            height={verdict.room.depth}
            className={css.room}
          />
        )}
        {piece && <PieceShape piece={piece} doesFit={verdict?.kind === 'fits'} unit={widthM / 480} />}
      </svg>
    </div>
  );
}
