import { useEffect, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { texts } from '../texts.ts';
import { add, remove, type Selection } from './selection.ts';
import { keepSelection, readSelection } from './stored-selection.ts';

interface LiveSelection {
  readonly selection: Selection;
  readonly drop: (plantId: number) => void;
}

/** The selection of this browser: kept in storage, told to the page, and followed from other tabs. */
export function useSelection(onOpen: () => void): LiveSelection {
  const { bus, toast } = useRemote();
  const [selection, setSelection] = useState<Selection>([]);
  const latest = useRef(selection);
  const open = useRef(onOpen);
  open.current = onOpen;

  const [change] = useState(() => (next: Selection) => {
    latest.current = next;
    setSelection(next);
    keepSelection(next);
    bus.publish('comparator/selection-changed', { items: [...next] });
  });

  useEffect(() => {
    change(readSelection());
    const stops = [
      bus.handle('comparator/add', (item) => {
        const outcome = add(latest.current, item);
        if (outcome.kind === 'duplicate')
          return toast({ tone: 'warning', text: texts.toasts.duplicate, durationMs: 3000 });
        if (outcome.kind === 'full') return toast({ tone: 'warning', text: texts.toasts.full, durationMs: 3000 });
        change(outcome.selection);
        toast({ tone: 'success', text: texts.toasts.added(item.title) });
      }),
      bus.handle('comparator/remove', ({ plantId }) => change(remove(latest.current, plantId))),
      bus.handle('comparator/open', () => open.current()),
    ];
    const fromOtherTabs = bus.on('comparator/selection-changed').subscribe(({ items }) => {
      latest.current = items;
      setSelection(items);
    });
    return () => {
      fromOtherTabs.unsubscribe();
      for (const stop of stops) stop();
    };
  }, [bus, change, toast]);

  return { selection, drop: (plantId) => change(remove(latest.current, plantId)) };
}
