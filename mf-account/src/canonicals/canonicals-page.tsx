import { routes } from '@umbral/domain/routes/table.ts';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { DeleteButton } from '../staff/delete-button.tsx';
import { type Question, QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffFrame } from '../staff/staff-frame.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { TestBox } from '../staff/test-box.tsx';
import { useStaffList } from '../staff/use-staff-list.ts';
import { canonicalTexts as texts } from '../texts/canonical-texts.ts';
import { CanonicalForm } from './canonical-form.tsx';
import type { loader } from './canonicals-route.ts';

const queries = () => import('./canonicals-queries.ts');

/** Rules that override the canonical address: create, test, list, delete [R095, B100]. */
export function CanonicalsPage() {
  const { own, roles } = useLoaderData<typeof loader>();
  const { call } = useRemote();
  const [query] = useSearchParams();
  const [question, ask] = useState<Question>();
  const page = own?.rules.page ?? Number(query.get('page') ?? 1);
  const list = useStaffList(own?.rules ?? null, async () => (await queries()).readCanonicals(call, page));
  const questionOf = (rule: { id: number; from: string; canonical: string }): Question => ({
    title: texts.ask,
    text: texts.question(rule.from, rule.canonical),
    confirm: texts.ask,
    isDangerous: true,
    send: async () => (await queries()).deleteRule(call, rule.id),
  });
  return (
    <StaffFrame screen="canonicals" roles={roles} title={texts.title} lead={texts.lead}>
      <CanonicalForm onSaved={() => void list.reload()} />
      <TestBox label={texts.test} help={texts.testHelp} tested={own?.tested ?? null} />
      <StaffListView
        list={list}
        title={texts.list}
        count={texts.count}
        empty={texts.empty}
        emptyHint={texts.emptyHint}
        paging={
          <Pagination
            current={page}
            total={list.data?.pages ?? 0}
            hrefOf={(number) => `${routes.canonicals.href()}?page=${number}`}
          />
        }
      >
        {(rule) => (
          <StaffRow
            title={rule.from}
            facts={[rule.canonical]}
            actions={
              <DeleteButton
                path="/seo/canonicals/eliminar"
                id={rule.id}
                label={texts.deleteOf(rule.from)}
                onAsk={() => ask(questionOf(rule))}
              />
            }
          />
        )}
      </StaffListView>
      <QuestionDialog question={question} onClose={() => ask(undefined)} onDone={() => void list.reload()} />
    </StaffFrame>
  );
}
