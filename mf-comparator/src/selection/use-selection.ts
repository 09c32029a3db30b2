import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type PayloadOf, useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import type { topics } from '../topics.ts';
import { add, type ComparedItem, moved, remove, type Selection, swapped } from './selection.ts';
import { keepSelection, readSelection, returnToAvailable } from './stored-selection.ts';

/** How the selection changes; the functions stay the same. */
export interface SelectionChanges {
  /** Puts one in and says so; false where it is there already or there is no room [B050, B051]. */
  readonly take: (item: ComparedItem) => boolean;
  readonly drop: (plantId: number) => void;
  readonly move: (plantId: number, step: -1 | 1) => void;
  /** Puts another type of its project in the place of one; says so where it is there already. */
  readonly swap: (plantId: number, item: ComparedItem) => boolean;
  readonly replace: (selection: Selection) => void;
  /** Takes out what was saved or is gone: nothing goes back to what is available [B054]. */
  readonly forget: (plantIds: readonly number[]) => void;
}

interface LiveSelection {
  readonly selection: Selection;
  readonly changes: SelectionChanges;
}

type Opened = PayloadOf<typeof topics, 'comparator/open'>;

/** Messages of the comparator stay so long [B056]. */
const durationMs = 3000;

/** The selection of this browser: kept in storage, told to the page, and followed from other tabs. */
export function useSelection(onOpen: (opened: Opened) => void): LiveSelection {
  const { toast } = useRemote();
  const bus = useTopics<typeof topics>();
  const [selection, setSelection] = useState<Selection>([]);
  const latest = useRef(selection);
  const open = useRef(onOpen);
  open.current = onOpen;

  const changes = useMemo<SelectionChanges>(() => {
    const change = (next: Selection) => {
      latest.current = next;
      setSelection(next);
      keepSelection(next);
      bus.publish('comparator/selection-changed', { items: [...next] });
    };
    const exchange = (next: Selection) => {
      returnToAvailable(latest.current, next);
      change(next);
    };
    return {
      take(item) {
        const outcome = add(latest.current, item);
        if (outcome.kind === 'added') exchange(outcome.selection);
        const text = outcome.kind === 'added' ? texts.toasts.added(item.title) : texts.toasts[outcome.kind];
        toast({ tone: outcome.kind === 'added' ? 'success' : 'warning', text, durationMs });
        return outcome.kind === 'added';
      },
      drop: (plantId) => exchange(remove(latest.current, plantId)),
      swap(plantId, item) {
        const next = swapped(latest.current, plantId, item);
        const isNew = next !== latest.current;
        if (isNew) exchange(next);
        else toast({ tone: 'warning', text: texts.toasts.duplicate, durationMs });
        return isNew;
      },
      move(plantId, step) {
        const index = latest.current.findIndex((item) => item.plantId === plantId);
        change(moved(latest.current, index, step));
      },
      replace: exchange,
      forget: (plantIds) => change(latest.current.filter(({ plantId }) => !plantIds.includes(plantId))),
    };
  }, [bus, toast]);

  useEffect(() => {
    latest.current = readSelection();
    setSelection(latest.current);
    bus.publish('comparator/selection-changed', { items: [...latest.current] });
    const stops = [
      bus.handle('comparator/add', changes.take),
      bus.handle('comparator/remove', ({ plantId }) => changes.drop(plantId)),
      bus.handle('comparator/open', (opened) => open.current(opened)),
    ];
    const fromOtherTabs = bus.on('comparator/selection-changed').subscribe(({ items }) => {
      latest.current = items;
      setSelection(items);
    });
    return () => {
      fromOtherTabs.unsubscribe();
      for (const stop of stops) stop();
    };
  }, [bus, changes]);

  return { selection, changes };
}
