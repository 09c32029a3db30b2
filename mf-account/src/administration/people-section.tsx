import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { type Question, QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffPaging } from '../staff/staff-paging.tsx';
import { peopleTexts as texts } from '../texts/people-texts.ts';
import css from './administration.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { personQuestion } from './person-questions.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeopleSearch } from './use-people-search.ts';

/** Accounts: find, see, trust, block, and end sessions; each is written down [C242, C243, C244, C245, C246]. */
export function PeopleSection({ userId }: { readonly userId: number }) {
  const { call } = useRemote();
  const { form, hasSearched, list, show } = usePeopleSearch();
  const [question, ask] = useState<Question>();
  const [seen, see] = useState<number>();
  return (
    <>
      <ScriptForm {...form.props} className={css.find} role="search" aria-label={texts.title}>
        <TextField {...form.field('q')} label={texts.q} help={texts.qHelp} maxLength={120} autoComplete="off" />
        <Button type="submit" icon={searchIcon} isLoading={form.isSending} className={css.findButton}>
          {texts.find}
        </Button>
        <div className={css.wide}>
          <FailureNotice of={form.failure} />
        </div>
      </ScriptForm>
      {!hasSearched && <p>{texts.start}</p>}
      {hasSearched && (
        <StaffListView
          list={list}
          title={texts.found}
          count={texts.count}
          empty={texts.empty}
          emptyHint={texts.emptyHint}
          paging={list.data && <StaffPaging label={texts.pages} of={list.data} onShow={show} />}
        >
          {(person) => (
            <PersonRow
              person={person}
              isOwn={person.id === userId}
              onSee={() => see(person.id)}
              onAsk={(change) => ask(personQuestion(call, person, change))}
            />
          )}
        </StaffListView>
      )}
      <PersonDialog id={seen} onClose={() => see(undefined)} />
      <QuestionDialog question={question} onClose={() => ask(undefined)} onDone={() => void list.reload()} />
    </>
  );
}
