import { boardMarks } from '@umbral/domain/people/board.ts';
import { ChipButton, ChipRow } from '@umbral/kit/actions/chip.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type SyntheticEvent, useOptimistic, useTransition } from 'react';
import { boardTexts as texts } from '../texts/board-texts.ts';
import { useChange } from '../ui/use-change.ts';
import css from './board.module.css';
import type { BoardData, ListedHome, Me } from './board.ts';

interface MarkPartProps {
  readonly home: ListedHome;
  readonly board: BoardData;
  readonly me: Me;
}

/** What the person thinks of a home, as three buttons, and what the others think. */
export function MarkPart({ home, board, me }: MarkPartProps) {
  const { card, marks } = home;
  const own = marks.find(({ member_id: id }) => id === me.id)?.mark ?? 'none';
  const { shown, choose } = useMark(board.token, card.id, own);
  const others = board.members.flatMap(({ id, name }) => {
    const said = id === me.id ? undefined : marks.find(({ member_id: by }) => by === id)?.mark;
    return said ? [{ id, name, said }] : [];
  });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const said = submitter instanceof HTMLButtonElement ? boardMarks.find((one) => one === submitter.value) : undefined;
    choose(said ?? 'none');
  };
  return (
    <>
      <form method="post" action="/api/boards/mark" onSubmit={onSubmit}>
        <input type="hidden" name="token" value={board.token} />
        <input type="hidden" name="plant_id" value={card.id} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its chips as the others stand */}
        <div role="group" aria-label={texts.markOf(card.title)}>
          <ChipRow>
            {boardMarks.map((one) => (
              <ChipButton
                key={one}
                type="submit"
                name="mark"
                value={one === shown ? 'none' : one}
                isPressed={one === shown}
                className={css.mark}
              >
                {texts.marks[one]}
              </ChipButton>
            ))}
          </ChipRow>
        </div>
      </form>
      {others.length > 0 && (
        <ul className={css.others}>
          {others.map(({ id, name, said }) => (
            <li key={id}>
              <strong>{name}:</strong> {texts.said[said]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Mark = ListedHome['marks'][number]['mark'] | 'none';

/** The own mark: it shows at once, and goes back where the server did not take it. */
function useMark(token: string, plantId: number, own: Mark) {
  const { call } = useRemote();
  const { change } = useChange(texts.failed);
  const [shown, show] = useOptimistic(own);
  const [, begin] = useTransition();
  const choose = (said: Mark) =>
    begin(async () => {
      show(said);
      await change('mark', async () =>
        (await import('./board-calls.ts')).mark(call, token, { plant_id: plantId, mark: said }),
      );
    });
  return { shown, choose };
}
