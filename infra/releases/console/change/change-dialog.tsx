import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type FormEvent, useId, useState } from 'react';
import { DialogFoot } from '../frame/dialog-foot.tsx';
import type { Problem } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useSession } from '../session/session-context.ts';
import { CanaryGrowth, type Growth } from './canary-growth.tsx';
import css from './change-dialog.module.css';
import { changeTexts } from './change-texts.ts';
import { GateVerdict, RefusalList } from './gate-verdict.tsx';
import { readShare } from './read-share.ts';
import { useSendWish } from './use-send-wish.ts';
import { needsGate, placeOf, type Wish } from './wish.ts';

interface ChangeDialogProps {
  readonly app: string;
  readonly wish: Wish;
  /** The composition that is on the screen. */
  readonly seq: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** One reason and one press: what changes, what the gate says of it, and what came in between. */
export function ChangeDialog({ app, wish, seq, onClose, onDone }: ChangeDialogProps) {
  const form = useId();
  const { identity } = useSession();
  const [reason, setReason] = useState('');
  const [growth, setGrowth] = useState<Growth>({ isPlanned: true, percent: '5' });
  const [isForced, setForced] = useState(false);
  const [isTried, setTried] = useState(false);
  const { after, problem, isSending, send, lookAgain } = useSendWish({ app, wish, seq, onDone });
  const isCanary = wish.kind === 'promote' && wish.channel === 'canary';
  const share = growth.isPlanned ? undefined : readShare(growth.percent);
  const isShareWrong = isCanary && !growth.isPlanned && share === undefined;
  const isRefused = problem?.type === 'gate-refused' || problem?.type === 'contract-missing';
  const isReasonMissing = reason.trim().length < 3;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing || isShareWrong || isSending) return;
    void send({ reason: reason.trim(), share, override: isForced });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={changeTexts.title(app, wish)}
      footer={
        <DialogFoot leave={changeTexts.cancel} onLeave={onClose}>
          {problem?.type === 'composition-changed' ? (
            // A button of its own: one that became the submit button under the press would send at once.
            <Button key="again" onClick={lookAgain}>
              {changeTexts.again}
            </Button>
          ) : (
            <Button
              key="send"
              type="submit"
              form={form}
              look={wish.kind === 'rollback' ? 'danger' : 'primary'}
              isLoading={isSending}
            >
              {changeTexts.confirm(wish)}
            </Button>
          )}
        </DialogFoot>
      }
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {needsGate(wish) && <GateVerdict key={after} app={app} version={wish.version} environment={placeOf(wish)} />}
        {isCanary && <CanaryGrowth growth={growth} isWrong={isTried && isShareWrong} onChange={setGrowth} />}
        <TextField
          label={changeTexts.reason}
          help={changeTexts.reasonHelp}
          error={isTried && isReasonMissing ? changeTexts.reasonMissing : undefined}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <ProblemNotice problem={problem} />}
        {isRefused && identity.role === 'operator' && (
          <CheckboxField
            label={changeTexts.override}
            checked={isForced}
            onChange={({ currentTarget }) => setForced(currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function ProblemNotice({ problem }: { readonly problem: Problem }) {
  return (
    <Notice tone="error" role="alert">
      <p>{problemText(problem)}</p>
      {problem.changes && (
        <>
          <p>{changeTexts.changedSince}</p>
          <ul className={css.changes}>
            {problem.changes.map((change) => (
              <li key={change.seq}>{changeTexts.told(change)}</li>
            ))}
          </ul>
        </>
      )}
      {problem.verdict && <RefusalList refusals={problem.verdict.refusals} />}
    </Notice>
  );
}
