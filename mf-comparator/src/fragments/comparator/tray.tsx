import { useEffect } from 'react';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { closeIcon, compareIcon, plusIcon } from 'shared-contracts/ui/icons.ts';
import { maxCompared, type Selection } from '../../selection/selection.ts';
import { texts } from '../../texts.ts';
import css from './tray.module.css';

interface TrayProps {
  readonly selection: Selection;
  readonly onOpen: () => void;
  /** Somebody is about to open it. */
  readonly onNear: () => void;
  readonly onDrop: (plantId: number) => void;
}

const heightProperty = '--h-tray';

/** What is being compared, at the foot of every page. */
export function Tray({ selection, onOpen, onNear, onDrop }: TrayProps) {
  useEffect(reserveHeight, []);
  const free = Array.from({ length: maxCompared - selection.length }, (_, index) => index);
  return (
    <section className={css.tray} aria-label={texts.tray.label} data-boundary="mf-comparator">
      <ul className={css.items}>
        {selection.map((item) => (
          <li key={item.plantId} className={css.item}>
            {item.image ? (
              <img className={css.image} src={item.image} alt="" width={60} height={40} />
            ) : (
              <span className={css.image} />
            )}
            <span className={css.title}>{item.title}</span>
            <IconButton
              icon={closeIcon}
              label={texts.overlay.remove(item.title)}
              onClick={() => onDrop(item.plantId)}
            />
          </li>
        ))}
        {free.map((place) => (
          <li key={`free-${place}`} className={css.free} aria-hidden>
            <Icon of={plusIcon} size="s" />
          </li>
        ))}
      </ul>
      <p className={css.count}>{texts.tray.count(selection.length, maxCompared)}</p>
      <Button size="s" icon={compareIcon} onClick={onOpen} onPointerEnter={onNear} onFocus={onNear}>
        {texts.tray.compare}
      </Button>
    </section>
  );
}

/** Tells the page how much of its foot is taken, so that nothing hides behind the tray. */
function reserveHeight(): () => void {
  document.documentElement.style.setProperty(heightProperty, '64px');
  return () => document.documentElement.style.removeProperty(heightProperty);
}
