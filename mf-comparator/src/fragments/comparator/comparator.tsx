import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Payload } from 'shared-contracts/events/catalogue.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSelection } from '../../selection/use-selection.ts';
import { Tray } from './tray.tsx';

const loadOverlay = () => import(/* webpackChunkName: "comparison" */ '../../overlay/overlay.tsx');
const Overlay = lazy(async () => ({ default: (await loadOverlay()).Overlay }));

/** The comparator: a tray while there is something to compare, an overlay when it is opened [B050]. */
export function Comparator() {
  const { bus } = useRemote();
  const [opened, setOpened] = useState<Payload<'comparator/open'>>();
  const [isOpen, setOpen] = useState(false);
  const { selection, changes } = useSelection((asked) => {
    setOpened(asked);
    setOpen(true);
  });
  const count = (opened?.plantIds ?? selection).length;
  const own = useRef(0);
  own.current = selection.length;
  useEffect(() => {
    if (isOpen) bus.publish('comparator/opened', { count });
  }, [bus, isOpen, count]);
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
      bus.publish('comparator/closed', { count: own.current });
    };
  }, [bus, isOpen]);
  return (
    <>
      {selection.length > 0 && (
        <Tray
          selection={selection}
          onOpen={() => bus.ask('comparator/open', { from: 'tray' })}
          onNear={loadOverlay}
          onDrop={changes.drop}
        />
      )}
      {opened && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}
