import { Button } from '@umbral/kit/actions/button.tsx';
import { NumberField } from '@umbral/kit/fields/number-field.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { refreshIcon } from '@umbral/kit/media/icons.ts';
import { fitTexts as texts } from '../texts/fit-texts.ts';
import { type Fit, middleOf, type Verdict } from './fit.ts';
import css from './fit-dialog.module.css';
import { isSide, leastCm, mostCm, type PieceKind, usualSizes } from './furniture.ts';
import type { usePiece } from './use-piece.ts';
import { wordsOf } from './verdict-words.ts';

interface FitPanelProps {
  readonly state: ReturnType<typeof usePiece>;
  readonly fits: readonly Fit[];
  readonly verdict?: Verdict;
}

const kinds = Object.keys(usualSizes).filter((key): key is PieceKind => key in usualSizes);
const options = kinds.map((value) => ({ value, label: texts.pieces[value] }));
const range = texts.outOfRange(leastCm, mostCm);

/** What is laid, how large it is, whether it can stand there, and where it could. */
export function FitPanel({ state, fits, verdict }: FitPanelProps) {
  const { draft, choose, setWidth, setDepth, turn, lay } = state;
  return (
    <div className={css.panel}>
      <SelectField
        id="mueble"
        label={texts.piece}
        options={options}
        value={draft.kind}
        onChange={({ currentTarget: { value } }) => {
          const kind = kinds.find((one) => one === value);
          if (kind) choose(kind);
        }}
      />
      <div className={css.sides}>
        <NumberField
          id="mueble-ancho"
          label={texts.width}
          end={texts.centimetres}
          value={draft.widthCm}
          onChange={setWidth}
          error={isSide(draft.widthCm) ? undefined : range}
        />
        <NumberField
          id="mueble-fondo"
          label={texts.depth}
          end={texts.centimetres}
          value={draft.depthCm}
          onChange={setDepth}
          error={isSide(draft.depthCm) ? undefined : range}
        />
        <Button look="secondary" icon={refreshIcon} className={css.turn} onClick={turn}>
          {texts.turn}
        </Button>
      </div>
      <p role="status" className={css.verdict}>
        {verdict ? wordsOf(verdict) : range}
      </p>
      {fits.length > 0 ? (
        <fieldset className={css.rooms}>
          <legend>{texts.rooms}</legend>
          {fits.map(({ room, isTurned }) => (
            <Button
              key={`${room.name}${room.x}${room.y}`}
              look="secondary"
              size="s"
              aria-label={texts.place(room.name)}
              onClick={() => lay({ ...middleOf(room), isTurned })}
            >
              {room.name}
            </Button>
          ))}
        </fieldset>
      ) : (
        verdict && <p>{texts.noRoom}</p>
      )}
      <p className={css.note}>{texts.help}</p>
      <p className={css.note}>{texts.note}</p>
    </div>
  );
}
