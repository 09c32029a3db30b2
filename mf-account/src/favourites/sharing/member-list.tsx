import { formatDate } from '@umbral/domain/format/format-date.ts';
import type { BoardShare } from '@umbral/domain/people/board.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { shareTexts as texts } from '../../texts/share-texts.ts';
import css from './sharing.module.css';

interface MemberListProps {
  readonly members: BoardShare['members'];
  readonly onRemove: (member: { readonly id: number; readonly name: string }) => void;
}

/** Who came by the link, with the way to remove each. */
export function MemberList({ members, onRemove }: MemberListProps) {
  const others = members.filter(({ is_owner: isOwner }) => !isOwner);
  return (
    <section aria-labelledby="share-people" className={css.people}>
      <h3 id="share-people">{texts.people}</h3>
      {others.length === 0 ? (
        <p className={css.quiet}>{texts.nobody}</p>
      ) : (
        <ul className={css.list}>
          {others.map(({ id, name, joined_at: joined }) => (
            <li key={id} className={css.row}>
              <span>
                <strong>{name}</strong> <span className={css.quiet}>{texts.since(formatDate(joined))}</span>
              </span>
              <Button look="ghost" size="s" aria-label={texts.removeNamed(name)} onClick={() => onRemove({ id, name })}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
