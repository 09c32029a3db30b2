import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type Question, QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import css from './administration.module.css';
import type { CommentPage } from './administration-queries.ts';
import { commentStateOf } from './list-asked.ts';
import { sectionHref } from './sections.ts';
import { useSection } from './use-section.ts';

const texts = administrationTexts.comments;
const filters = [
  { key: 'all', state: '' },
  { key: 'published', state: 'published' },
  { key: 'hidden', state: 'hidden' },
] as const;

type ModeratedComment = CommentPage['data'][number];

/** Comments of all articles, which can be hidden and shown again [C240, C241]. */
export function CommentsSection({ given }: { readonly given: CommentPage | null }) {
  const { call, query, list, ask, dialog, page, hrefOf } = useSection({
    key: 'comments',
    given,
    read: (queries, api, asked) => queries.readComments(api, asked),
  });
  const shown = commentStateOf(query) ?? '';
  return (
    <>
      <nav aria-label={texts.filter}>
        <ChipRow>
          {filters.map(({ key, state }) => (
            <LinkChip key={key} href={sectionHref('comments', { state })} isSelected={state === shown}>
              {texts.states[key]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty}
        paging={<Pagination current={page} total={list.data?.pages ?? 0} hrefOf={hrefOf} />}
      >
        {(comment) => (
          <StaffRow
            title={comment.name}
            tag={comment.state === 'hidden' ? { text: texts.isHidden, tone: 'warn' } : undefined}
            facts={factsOf(comment)}
            actions={<Decision comment={comment} onAsk={() => ask(questionOf(call, comment))} />}
          >
            <p className={css.content}>{comment.content}</p>
          </StaffRow>
        )}
      </StaffListView>
      <QuestionDialog {...dialog} />
    </>
  );
}

function factsOf({ is_reply, article, created_at }: ModeratedComment): string[] {
  return [...(is_reply ? [texts.reply] : []), texts.on(article.title), formatDate(created_at)];
}

function Decision({ comment, onAsk }: { readonly comment: ModeratedComment; readonly onAsk: () => void }) {
  const isHidden = comment.state === 'hidden';
  return (
    <Button
      look="secondary"
      aria-label={isHidden ? texts.showOf(comment.name) : texts.hideOf(comment.name)}
      onClick={onAsk}
    >
      {isHidden ? texts.show : texts.hide}
    </Button>
  );
}

function questionOf(call: CallApi, { id, name, state }: ModeratedComment): Question {
  const moderate = async (to: 'published' | 'hidden') => (await import('./decision-queries.ts')).moderate(call, id, to);
  if (state === 'hidden') {
    return { title: texts.showOf(name), text: texts.showText, confirm: texts.show, send: () => moderate('published') };
  }
  return {
    title: texts.hideOf(name),
    text: texts.hideText,
    confirm: texts.hide,
    isDangerous: true,
    send: () => moderate('hidden'),
  };
}
