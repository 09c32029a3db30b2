import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import { useState } from 'react';
import type { MapEngine } from './map-engine.ts';
import { type AreaTools, useAreas } from './use-areas.ts';
import { type SketchTools, useSketch } from './use-sketch.ts';

/** The drawn areas, the one that is being drawn, and the one whose points are being moved. */
export interface Drawing {
  readonly tools: AreaTools;
  readonly sketch: SketchTools;
  /** As they are seen now, with a point that is on its way. */
  readonly areas: readonly DrawnArea[];
  readonly edited: number | undefined;
  readonly editedArea: DrawnArea | undefined;
  readonly edit: (index: number | undefined) => void;
  readonly preview: (area: DrawnArea) => void;
  readonly settle: (area: DrawnArea) => void;
  readonly start: (kind: DrawnArea['kind']) => void;
  /** Whether the panel of the areas is open. */
  readonly isOpen: boolean;
  readonly turn: () => void;
  readonly close: () => void;
}

export function useDrawing(
  drawn: readonly DrawnArea[],
  engine: () => MapEngine | undefined,
  change: (areas: readonly DrawnArea[]) => void,
): Drawing {
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<number>();
  const [preview, setPreview] = useState<DrawnArea>();
  const tools = useAreas(drawn, (areas) => {
    setPreview(undefined);
    change(areas);
  });
  const sketch = useSketch(engine, tools.add);
  const turnTo = (isNext: boolean) => {
    setEdited(undefined);
    sketch.cancel();
    setOpen(isNext);
  };
  const editedArea = edited === undefined ? undefined : drawn[edited];
  return {
    tools,
    sketch,
    areas: preview && edited !== undefined && editedArea ? drawn.with(edited, preview) : drawn,
    edited,
    editedArea,
    edit: setEdited,
    preview: setPreview,
    settle: (area) => {
      if (edited !== undefined) tools.replace(edited, area);
    },
    start: (kind) => {
      setEdited(undefined);
      sketch.start(kind);
    },
    isOpen,
    turn: () => turnTo(!isOpen),
    close: () => turnTo(false),
  };
}
