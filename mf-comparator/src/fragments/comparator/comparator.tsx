import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type PayloadOf, useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useRef, useState } from 'react';
import { keepShowFloat } from '../../selection/stored-selection.ts';
import { useSelection } from '../../selection/use-selection.ts';
import { texts } from '../../texts.ts';
import type { topics } from '../../topics.ts';
import { Tray } from './tray.tsx';

const loadOverlay = async () =>
  (await import(/* webpackChunkName: "comparison" */ '../../overlay/overlay.tsx')).Overlay;
/** Ahead of the press: what goes wrong is told at the press. */
const preloadOverlay = () => void loadOverlay().catch(() => undefined);

/** The comparator: a tray while there is something to compare, an overlay when it is opened [B050]. */
export function Comparator() {
  const { bus } = useRemote();
  const told = useTopics<typeof topics>();
  const [opened, setOpened] = useState<PayloadOf<typeof topics, 'comparator/open'>>();
  const [isOpen, setOpen] = useState(false);
  const [Overlay, fetchOverlay] = useLazyPart(loadOverlay, texts.overlay.failed);
  const { selection, changes } = useSelection(async (asked) => {
    setOpened(asked);
    setOpen(true);
    if (!(await fetchOverlay())) setOpen(false);
  });
  const count = (opened?.plantIds ?? selection).length;
  const own = useRef(0);
  own.current = selection.length;
  useEffect(() => {
    if (isOpen) told.publish('comparator/opened', { count });
  }, [told, isOpen, count]);
  const isFloating = selection.length > 0 && !isOpen;
  useEffect(() => keepShowFloat(isFloating), [isFloating]);
  // A link in the overlay leads to a page that lies beneath it.
  useEffect(() => {
    if (!isOpen) return;
    let page = bus.last('shell/navigated')?.path;
    const moves = bus.on('shell/navigated').subscribe(({ path }) => {
      page ??= path;
      if (path !== page) setOpen(false);
    });
    return () => {
      moves.unsubscribe();
      told.publish('comparator/closed', { count: own.current });
    };
  }, [bus, told, isOpen]);
  return (
    <>
      {selection.length > 0 && (
        <Tray
          selection={selection}
          onOpen={() => told.ask('comparator/open', { from: 'tray' })}
          onNear={preloadOverlay}
          onDrop={changes.drop}
        />
      )}
      {opened && Overlay && (
        <Overlay
          isOpen={isOpen}
          selection={selection}
          changes={changes}
          sharedIds={opened.plantIds}
          from={opened.from}
          onClose={() => setOpen(false)}
          onAdopt={(adopted) => {
            changes.replace(adopted);
            setOpened({ from: 'link' });
          }}
        />
      )}
    </>
  );
}
