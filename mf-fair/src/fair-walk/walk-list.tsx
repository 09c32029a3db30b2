import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronDownIcon, chevronUpIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Stand } from '../programme/programme-data.ts';
import { walkTexts as texts } from '../texts/walk-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import css from './fair-walk.module.css';

interface WalkListProps {
  /** In the order of the walk. */
  readonly stands: readonly Stand[];
  readonly hrefOf: (stand: Stand) => string;
  readonly onMove: (slug: string, by: -1 | 1) => void;
  readonly onRemove: (slug: string) => void;
  /** What stands in place of a list without stops. */
  readonly children: ReactNode;
}

/** The stops of a walk; what is done to one is told, and the focus stays with it or goes to the list, or to what stands in its place. */
export function WalkList({ stands, hrefOf, onMove, onRemove, children }: WalkListProps) {
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = stands.length;
  const empty = useRef<HTMLDivElement>(null);
  const removed = useRef<string>(undefined);
  useEffect(() => {
    const gone = removed.current;
    removed.current = undefined;
    // The button that had the focus went with its stop.
    if (gone && !stands.some(({ slug }) => slug === gone)) (list.current ?? empty.current)?.focus();
  }, [stands]);
  const move = (stand: Stand, index: number, by: -1 | 1) => {
    const place = index + by + 1;
    if (place < 1 || place > count) return;
    onMove(stand.slug, by);
    setTold(texts.moved(stand.builder, place, count));
  };
  const remove = ({ slug, builder }: Stand) => {
    removed.current = slug;
    onRemove(slug);
    setTold(texts.removed(builder));
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {count === 0 ? (
        <div ref={empty} className={css.empty} tabIndex={-1}>
          {children}
        </div>
      ) : (
        <ol ref={list} className={css.list} tabIndex={-1} aria-label={texts.list}>
          {stands.map((stand, index) => (
            <li key={stand.slug} className={css.stop}>
              <div className={css.about}>
                <h2 className={css.name}>
                  <Anchor href={hrefOf(stand)}>{stand.name}</Anchor>
                </h2>
                <p>{stand.description}</p>
                <p className={css.small}>
                  {fairTexts.stands.host(stand.host)}. {stand.hours}
                </p>
                {stand.benefits.map(({ title, until }) => (
                  <p key={title} className={css.small}>
                    {title} · {fairTexts.benefits.until(until)}
                  </p>
                ))}
                <p className={css.notes} aria-hidden>
                  {texts.notes}
                </p>
              </div>
              <div className={css.buttons}>
                <IconButton
                  icon={chevronUpIcon}
                  label={texts.earlier(stand.builder)}
                  aria-disabled={index === 0}
                  onClick={() => move(stand, index, -1)}
                />
                <IconButton
                  icon={chevronDownIcon}
                  label={texts.later(stand.builder)}
                  aria-disabled={index === count - 1}
                  onClick={() => move(stand, index, 1)}
                />
                <IconButton icon={trashIcon} label={texts.remove(stand.builder)} onClick={() => remove(stand)} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
