import { useId } from 'react';
import css from './contents-list.module.css';

export interface ContentsEntry {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
}

interface ContentsListProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** The parts of a long text, as links to them; nothing for fewer than two. */
export function ContentsList({ title, entries }: ContentsListProps) {
  const titleId = useId();
  if (entries.length < 2) return null;
  return (
    <nav aria-labelledby={titleId} className={css.contents}>
      <p id={titleId} className={css.title}>
        {title}
      </p>
      <ol className={css.list}>
        {entries.map(({ id, title: text }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
