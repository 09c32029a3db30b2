import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { boardTexts as texts } from '../texts/board-texts.ts';
import { PriceChange } from '../ui/price-change.tsx';
import css from './board.module.css';
import { type BoardData, hasNews, isLovedByAll, type ListedHome, newsOf } from './board.ts';
import { CommentsPart } from './comments-part.tsx';
import { MarkPart } from './mark-part.tsx';

interface BoardHomeItemProps {
  readonly home: ListedHome;
  readonly board: BoardData;
  readonly priority: 'high' | 'lazy';
}

/** A home of a shared list: its card, what is new, and what everybody thinks and says. */
export function BoardHomeItem({ home, board, priority }: BoardHomeItemProps) {
  const { me, members } = board;
  const news = me && newsOf(home, me);
  return (
    <div className={css.item}>
      <ListedPlant card={home.card} priority={priority} />
      <div className={css.tools}>
        <p className={css.facts}>
          {isLovedByAll(home, members.length) && <strong className={css.loved}>{texts.loved(members.length)}</strong>}
          {news && hasNews(news) && <span className={css.fresh}>{news.homes > 0 ? texts.fresh : texts.hasNews}</span>}
        </p>
        <PriceChange card={home.card} toldCop={home.told_price} />
        {me && (
          <>
            <MarkPart home={home} board={board} me={me} />
            <CommentsPart home={home} board={board} me={me} />
          </>
        )}
      </div>
    </div>
  );
}
