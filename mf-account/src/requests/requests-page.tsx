import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { AccountFrame } from '../frame/account-frame.tsx';
import { requestsTexts as texts } from '../texts/requests-texts.ts';
import { useChange } from '../ui/use-change.ts';
import type { TakenBack } from './request-calls.ts';
import { RequestCard } from './request-card.tsx';
import { type RequestChange, RequestDialog } from './request-dialog.tsx';
import css from './requests.module.css';
import type { loader } from './requests-route.ts';

/** What a person has asked builders for: its state, its visit, and what can still be changed. */
export function RequestsPage() {
  const { own, counts } = useLoaderData<typeof loader>();
  const { requests, today } = own;
  const [change, setChange] = useState<RequestChange>();
  const list = useRef<HTMLUListElement>(null);
  const settled = () => {
    setChange(undefined);
    list.current?.focus();
  };
  const { call } = useRemote();
  const { busy, change: make } = useChange(texts.failed);
  const takeBack = (id: number, what: TakenBack) =>
    make(what, async () => (await import('./request-calls.ts')).takeBack(call, id, what), settled);
  const tellMoved = (message: string) => make('visit', async () => ({ ok: 1, message }), settled);
  const agree = (request: OwnContact) =>
    make('visit', async () => (await import('./request-calls.ts')).agreeToVisit(call, request), settled);
  return (
    <AccountFrame
      screen="requests"
      counts={counts}
      title={texts.title}
      lead={requests.length > 0 ? texts.lead(requests.length) : undefined}
    >
      {requests.length === 0 ? (
        <EmptyState title={texts.empty} actions={<ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <ul ref={list} tabIndex={-1} className={css.list} aria-label={texts.title}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} today={today} onChange={setChange} onAgree={agree} />
            </li>
          ))}
        </ul>
      )}
      <RequestDialog
        change={change}
        isBusy={busy !== undefined}
        onClose={() => setChange(undefined)}
        onMoved={tellMoved}
        onTakeBack={takeBack}
      />
    </AccountFrame>
  );
}
