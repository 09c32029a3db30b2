import { routes } from '@umbral/domain/routes/table.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
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
import { redirectTexts as texts } from '../texts/redirect-texts.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectSheet } from './redirect-sheet.tsx';
import type { loader } from './redirects-route.ts';

const queries = () => import('./redirects-queries.ts');

/** Redirects inside the portal: create, test, list with their use, delete, and many at once by a sheet [R096]. */
export function RedirectsPage() {
  const { own, roles } = useLoaderData<typeof loader>();
  const { call } = useRemote();
  const [query] = useSearchParams();
  const [question, ask] = useState<Question>();
  const page = own?.rules.page ?? Number(query.get('page') ?? 1);
  const list = useStaffList(own?.rules ?? null, async () => (await queries()).readRedirects(call, page));
  const reload = () => void list.reload();
  const questionOf = (rule: { id: number; from: string; to: string }): Question => ({
    title: texts.ask,
    text: texts.question(rule.from, rule.to),
    confirm: texts.ask,
    isDangerous: true,
    send: async () => (await queries()).deleteRule(call, rule.id),
  });
  return (
    <StaffFrame screen="redirects" roles={roles} title={texts.title} lead={texts.lead}>
      <RedirectForm onSaved={reload} />
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
            hrefOf={(number) => `${routes.redirects.href()}?page=${number}`}
          />
        }
        action={
          <a href="/api/seo/redirects/hoja" download className={buttonClass({ look: 'secondary' })}>
            <Icon of={downloadIcon} />
            {texts.download}
          </a>
        }
      >
        {(rule) => (
          <StaffRow
            title={rule.from}
            facts={[`${texts.arrow} ${rule.to}`, rule.status, texts.hits(rule.hits)]}
            actions={
              <DeleteButton
                path="/seo/redirects/eliminar"
                id={rule.id}
                label={texts.deleteOf(rule.from)}
                onAsk={() => ask(questionOf(rule))}
              />
            }
          />
        )}
      </StaffListView>
      <RedirectSheet onApplied={reload} />
      <QuestionDialog question={question} onClose={() => ask(undefined)} onDone={reload} />
    </StaffFrame>
  );
}
