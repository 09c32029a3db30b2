import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon, editIcon, minusIcon, plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { useRef, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './area-panel.module.css';
import { PlacePicker } from './place-picker.tsx';
import { RectangleForm } from './rectangle-form.tsx';
import type { Drawing } from './use-drawing.ts';
import type { SketchTools } from './use-sketch.ts';

interface AreaPanelProps {
  readonly state: SearchState;
  readonly drawing: Drawing;
  /** Gives the focus to the map. */
  readonly toMap: () => void;
  readonly onClose: () => void;
}

/**
 * The drawn areas as a list: everything that can be done on the map with a pointer can be done here with keys. A button
 * that goes away gives its focus to the map while an area is drawn there, and keeps it in the panel otherwise.
 */
export function AreaPanel({ state, drawing, toMap, onClose }: AreaPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [way, setWay] = useState<'places' | 'rectangle'>();
  const { tools, sketch } = drawing;
  const { areas, isFull } = tools;
  const toPanel = () => panel.current?.focus();
  const draw = (kind: DrawnArea['kind']) => {
    drawing.start(kind);
    toMap();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.panel}
      aria-label={texts.drawTitle}
      onKeyDown={({ key }) => key === 'Escape' && !sketch.sketch && onClose()}
    >
      <header className={css.head}>
        <h2 className={css.title}>{texts.drawTitle}</h2>
        <IconButton icon={closeIcon} label={texts.closeDraw} onClick={onClose} />
      </header>
      {sketch.sketch ? (
        <SketchSteps sketch={sketch} onEnd={toMap} />
      ) : (
        <>
          <div className={css.row}>
            <Button size="s" icon={plusIcon} disabled={isFull} onClick={() => draw('include')}>
              {texts.include}
            </Button>
            <Button size="s" look="secondary" icon={minusIcon} disabled={isFull} onClick={() => draw('exclude')}>
              {texts.exclude}
            </Button>
          </div>
          {areas.length === 0 && <p className={css.note}>{texts.noAreas}</p>}
          {isFull && <p className={css.note}>{texts.mostAreas}</p>}
          <AreaList drawing={drawing} onEmpty={toPanel} />
          <div className={css.row}>
            <button type="button" className={css.turn} aria-disabled={!tools.undo} onClick={() => tools.undo?.()}>
              {texts.undo}
            </button>
            <button type="button" className={css.turn} aria-disabled={!tools.redo} onClick={() => tools.redo?.()}>
              {texts.redo}
            </button>
            {areas.length > 1 && (
              <button
                type="button"
                className={css.turn}
                onClick={() => {
                  tools.removeAll();
                  toPanel();
                }}
              >
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

interface SketchStepsProps {
  readonly sketch: SketchTools;
  readonly onEnd: () => void;
}

/** What to do while an area is drawn, and the ways to end it. */
function SketchSteps({ sketch, onEnd }: SketchStepsProps) {
  const end = (act: () => void) => () => {
    act();
    onEnd();
  };
  const points = sketch.sketch?.points.length ?? 0;
  return (
    <>
      <p className={css.drawing} role="status">
        {sketch.sketch && texts.drawing[sketch.sketch.kind]}
      </p>
      <p className={css.note}>{texts.drawHelp}</p>
      <div className={css.row}>
        <Button size="s" disabled={points < 3} onClick={end(sketch.finish)}>
          {texts.finishDrawing}
        </Button>
        <Button size="s" look="ghost" onClick={end(sketch.cancel)}>
          {texts.cancelDrawing}
        </Button>
      </div>
    </>
  );
}

interface AreaListProps {
  readonly drawing: Drawing;
  /** The last area is gone. */
  readonly onEmpty: () => void;
}

function AreaList({ drawing, onEmpty }: AreaListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { tools, edited, edit } = drawing;
  const remove = (index: number) => {
    // The row of the highest number goes; the others take over what comes after them.
    const left = tools.areas.length - 1;
    const next = list.current?.querySelectorAll<HTMLElement>('[data-remove]')[Math.min(index, left - 1)];
    edit(undefined);
    tools.remove(index);
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ol ref={list} className={css.areas}>
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
            onClick={() => edit(edited === index ? undefined : index)}
          />
          <IconButton icon={trashIcon} data-remove label={texts.remove(index + 1)} onClick={() => remove(index)} />
        </li>
      ))}
    </ol>
  );
}
