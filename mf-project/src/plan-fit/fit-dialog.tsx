import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { PlanDrawing } from '../model/project-data.ts';
import { fitTexts as texts } from '../texts/fit-texts.ts';
import { roomsFor, verdictOf } from './fit.ts';
import css from './fit-dialog.module.css';
import { FitPanel } from './fit-panel.tsx';
import { FitStage } from './fit-stage.tsx';
import { isSide } from './furniture.ts';
import { usePiece } from './use-piece.ts';

export interface FitDialogProps {
  readonly plan: PlanDrawing;
  readonly onClose: () => void;
}

/** "¿Cabe mi sofá?": furniture with its measures over the plan. */
export function FitDialog({ plan, onClose }: FitDialogProps) {
  const state = usePiece(plan);
  const { draft, piece, rooms, heightM, lay, move, turn } = state;
  const { widthCm, depthCm } = draft;
  const verdict = piece && verdictOf(piece, rooms);
  const fits =
    isSide(widthCm) && isSide(depthCm) ? roomsFor({ width: widthCm / 100, depth: depthCm / 100 }, rooms) : [];
  return (
    <Dialog isOpen onClose={onClose} variant="full" title={texts.title(plan.floor)}>
      <div className={css.layout}>
        <FitStage
          {...{ plan, heightM, piece, verdict }}
          name={texts.pieces[draft.kind]}
          onLay={lay}
          onMove={move}
          onTurn={turn}
        />
        <FitPanel {...{ state, fits, verdict }} />
      </div>
    </Dialog>
  );
}
