import { useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSelection } from '../../selection/use-selection.ts';
import { Overlay } from './overlay.tsx';
import { Tray } from './tray.tsx';

/** The comparator: a tray while there is something to compare, an overlay when it is opened [B050]. */
export function Comparator() {
  const { bus } = useRemote();
  const [isOpen, setOpen] = useState(false);
  const { selection, drop } = useSelection(() => setOpen(true));
  const count = selection.length;
  useEffect(() => {
    if (isOpen) bus.publish('comparator/opened', { count });
  }, [bus, isOpen, count]);
  const close = () => {
    setOpen(false);
    bus.publish('comparator/closed', { count });
  };
  return (
    <>
      {count > 0 && !isOpen && <Tray selection={selection} onOpen={() => setOpen(true)} onDrop={drop} />}
      <Overlay isOpen={isOpen} selection={selection} onClose={close} onDrop={drop} />
    </>
  );
}
