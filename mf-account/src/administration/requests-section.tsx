import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type Question, QuestionDialog } from '../staff/question-dialog.tsx';
import { ReasonField, reasonIssues, reasonOf } from '../staff/reason-field.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import css from './administration.module.css';
import type { RequestPage } from './administration-queries.ts';
import { requestStateOf, requestStates } from './list-asked.ts';
import { sectionHref } from './sections.ts';
import { useSection } from './use-section.ts';

const texts = administrationTexts.requests;

type ProjectRequest = RequestPage['data'][number];

/** What builders ask for, and what was answered [C314, C315]. */
export function RequestsSection({ given }: { readonly given: RequestPage | null }) {
  const { call, query, list, ask, dialog, page, hrefOf } = useSection({
    key: 'requests',
    given,
    read: (queries, api, asked) => queries.readRequests(api, asked),
  });
  const state = requestStateOf(query);
  return (
    <>
      <nav aria-label={texts.filter}>
        <ChipRow>
          {requestStates.map((one) => (
            <LinkChip key={one} href={sectionHref('requests', { state: one })} isSelected={one === state}>
              {texts.states[one]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty[state]}
        paging={<Pagination current={page} total={list.data?.pages ?? 0} hrefOf={hrefOf} />}
      >
        {(request) => (
          <StaffRow
            title={request.project_name}
            facts={factsOf(request)}
            actions={
              request.state === 'pending' && (
                <Decisions request={request} onAsk={(decision) => ask(questionOf(call, request, decision))} />
              )
            }
          >
            {request.message && <p className={css.content}>{request.message}</p>}
            {request.reason && <p>{texts.reason(request.reason)}</p>}
          </StaffRow>
        )}
      </StaffListView>
      <QuestionDialog {...dialog} />
    </>
  );
}

function factsOf({ builder, city, name, email, phone, identification, created_at }: ProjectRequest): string[] {
  return [builder.name, city, name, email, phone, texts.identification(identification), formatDate(created_at)];
}

interface DecisionsProps {
  readonly request: ProjectRequest;
  readonly onAsk: (decision: 'accept' | 'decline') => void;
}

function Decisions({ request, onAsk }: DecisionsProps) {
  const name = request.project_name;
  return (
    <>
      <Button look="secondary" aria-label={texts.acceptOf(name)} onClick={() => onAsk('accept')}>
        {texts.accept}
      </Button>
      <Button look="secondary" aria-label={texts.declineOf(name)} onClick={() => onAsk('decline')}>
        {texts.decline}
      </Button>
    </>
  );
}

function questionOf(call: CallApi, { id, project_name }: ProjectRequest, decision: 'accept' | 'decline'): Question {
  const send = async (reason: string | null) =>
    (await import('./decision-queries.ts')).answerRequest(call, id, decision, reason);
  if (decision === 'accept') {
    return {
      title: texts.acceptOf(project_name),
      text: texts.acceptText,
      confirm: texts.accept,
      send: () => send(null),
    };
  }
  return {
    title: texts.declineOf(project_name),
    confirm: texts.decline,
    isDangerous: true,
    fields: (form) => <ReasonField form={form} help={texts.reasonHelp} />,
    check: reasonIssues,
    send: (data) => send(reasonOf(data)),
  };
}
