import { useState } from 'react';
import type { DrawnArea, SearchState } from 'shared-contracts/routes/search-state.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { closeIcon, editIcon, minusIcon, plusIcon, trashIcon } from 'shared-contracts/ui/icons.ts';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './area-panel.module.css';
import { PlacePicker } from './place-picker.tsx';
import { RectangleForm } from './rectangle-form.tsx';
import type { AreaTools } from './use-areas.ts';
import type { SketchTools } from './use-sketch.ts';

interface AreaPanelProps {
  readonly state: SearchState;
  readonly tools: AreaTools;
  readonly sketch: SketchTools;
  /** Area whose points are being moved. */
  readonly edited: number | undefined;
  readonly onEdit: (index: number | undefined) => void;
  /** Starts drawing and gives the focus to the map. */
  readonly onDraw: (kind: DrawnArea['kind']) => void;
  readonly onClose: () => void;
}

/** The drawn areas as a list: everything that can be done on the map with a pointer can be done here with keys. */
export function AreaPanel({ state, tools, sketch, edited, onEdit, onDraw, onClose }: AreaPanelProps) {
  const [way, setWay] = useState<'places' | 'rectangle'>();
  const { areas, isFull } = tools;
  return (
    <section
      className={css.panel}
      aria-label={texts.drawTitle}
      onKeyDown={({ key }) => key === 'Escape' && !sketch.sketch && onClose()}
    >
      <header className={css.head}>
        <h2 className={css.title}>{texts.drawTitle}</h2>
        <IconButton icon={closeIcon} label={texts.closeDraw} onClick={onClose} />
      </header>
      {sketch.sketch ? (
        <Drawing sketch={sketch} />
      ) : (
        <>
          <div className={css.row}>
            <Button size="s" icon={plusIcon} disabled={isFull} onClick={() => onDraw('include')}>
              {texts.include}
            </Button>
            <Button size="s" look="secondary" icon={minusIcon} disabled={isFull} onClick={() => onDraw('exclude')}>
              {texts.exclude}
            </Button>
          </div>
          {areas.length === 0 && <p className={css.note}>{texts.noAreas}</p>}
          {isFull && <p className={css.note}>{texts.mostAreas}</p>}
          <AreaList tools={tools} edited={edited} onEdit={onEdit} />
          <div className={css.row}>
            <button type="button" className={css.turn} aria-disabled={!tools.undo} onClick={() => tools.undo?.()}>
              {texts.undo}
            </button>
            <button type="button" className={css.turn} aria-disabled={!tools.redo} onClick={() => tools.redo?.()}>
              {texts.redo}
            </button>
            {areas.length > 1 && (
              <button type="button" className={css.turn} onClick={tools.removeAll}>
                {texts.removeAll}
              </button>
            )}
          </div>
          <div className={css.ways}>
            {(['places', 'rectangle'] as const).map((name) => (
              <button
                key={name}
                type="button"
                className={css.way}
                aria-expanded={way === name}
                onClick={() => setWay(way === name ? undefined : name)}
              >
                {name === 'places' ? texts.pick : texts.rectangle}
              </button>
            ))}
          </div>
          {way === 'places' && <PlacePicker state={state} tools={tools} />}
          {way === 'rectangle' && <RectangleForm state={state} tools={tools} />}
        </>
      )}
    </section>
  );
}

function Drawing({ sketch }: Pick<AreaPanelProps, 'sketch'>) {
  const points = sketch.sketch?.points.length ?? 0;
  return (
    <>
      <p className={css.drawing} role="status">
        {sketch.sketch && texts.drawing[sketch.sketch.kind]}
      </p>
      <p className={css.note}>{texts.drawHelp}</p>
      <div className={css.row}>
        <Button size="s" disabled={points < 3} onClick={sketch.finish}>
          {texts.finishDrawing}
        </Button>
        <Button size="s" look="ghost" onClick={sketch.cancel}>
          {texts.cancelDrawing}
        </Button>
      </div>
    </>
  );
}

function AreaList({ tools, edited, onEdit }: Pick<AreaPanelProps, 'tools' | 'edited' | 'onEdit'>) {
  return (
    <ol className={css.areas}>
      {tools.areas.map((area, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place in the list
        <li key={index} className={css.area} data-kind={area.kind}>
          <span className={css.name}>{texts.area[area.kind](index + 1)}</span>
          <button
            type="button"
            className={css.turn}
            onClick={() => tools.replace(index, { ...area, kind: area.kind === 'include' ? 'exclude' : 'include' })}
          >
            {texts.turn[area.kind]}
          </button>
          <IconButton
            icon={editIcon}
            label={edited === index ? texts.doneEditing : texts.edit}
            isPressed={edited === index}
            onClick={() => onEdit(edited === index ? undefined : index)}
          />
          <IconButton
            icon={trashIcon}
            label={texts.remove(index + 1)}
            onClick={() => {
              onEdit(undefined);
              tools.remove(index);
            }}
          />
        </li>
      ))}
    </ol>
  );
}
