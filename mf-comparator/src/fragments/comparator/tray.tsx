import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { closeIcon, compareIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useEffect } from 'react';
import { maxCompared, type Selection } from '../../selection/selection.ts';
import { texts } from '../../texts.ts';
import css from './tray.module.css';
import { useCollapse } from './use-collapse.ts';

interface TrayProps {
  readonly selection: Selection;
  readonly onOpen: () => void;
  /** Somebody is about to open it. */
  readonly onNear: () => void;
  readonly onDrop: (plantId: number) => void;
}

/** How much of the page's foot is taken: by the whole tray, or by the button that is left of it. */
const heights = { whole: '--h-tray', collapsed: '--h-pill' } as const;

/** What is being compared, at the foot of every page; a button while somebody reads on [B050]. */
export function Tray({ selection, onOpen, onNear, onDrop }: TrayProps) {
  const { isCollapsed, expand } = useCollapse(selection);
  useEffect(() => reserveHeight(isCollapsed ? heights.collapsed : heights.whole), [isCollapsed]);
  const free = Array.from({ length: maxCompared - selection.length }, (_, index) => index);
  return (
    <section
      className={classNames(css.tray, isCollapsed && css.collapsed)}
      aria-label={texts.tray.label}
      data-boundary="mf-comparator"
      // By key everything in it must be in reach; a finger on its button means the button.
      onFocus={({ target }) => target.matches(':focus-visible') && expand()}
    >
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
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                onDrop(item.plantId);
              }}
            />
          </li>
        ))}
        {free.map((place) => (
          <li key={`free-${place}`} className={css.free} aria-hidden>
            <Icon of={plusIcon} size="s" />
          </li>
        ))}
      </ul>
      <p role="status" className={css.count}>
        {texts.tray.count(selection.length, maxCompared)}
      </p>
      <Button size="s" icon={compareIcon} onClick={onOpen} onPointerEnter={onNear} onFocus={onNear}>
        <span className={css.word}>{texts.tray.compare}</span>
        <span className={css.number} aria-hidden>
          {selection.length}
        </span>
      </Button>
    </section>
  );
}

/** A button that goes with its item leaves the focus to the one beside it; with the last item the tray goes. */
function focusNeighbour(button: HTMLElement): void {
  const item = button.closest('li');
  const beside =
    item?.nextElementSibling?.querySelector('button') ?? item?.previousElementSibling?.querySelector('button');
  beside?.focus();
}

/** Tells the page how much of its foot is taken, so that nothing hides behind the tray. */
function reserveHeight(property: string): () => void {
  const { style } = document.documentElement;
  style.setProperty(property, '64px');
  return () => style.removeProperty(property);
}
