import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { DialogFoot } from '../frame/dialog-foot.tsx';
import type { Approval, Problem } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { anything, callRegistry } from '../registry/registry-call.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import css from './approvals-page.module.css';
import { approvalsTexts as texts } from './approvals-texts.ts';

interface ApproveDialogProps {
  readonly approval: Approval;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows once more what somebody asks for, and gives them the second word. */
export function ApproveDialog({ approval, onClose, onDone }: ApproveDialogProps) {
  const { id, deed, facts, askedBy } = approval;
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);

  async function approve() {
    if (isBusy) return;
    setBusy(true);
    const outcome = await callRegistry(anything, `/approvals/${id}/confirmed`, { isOfAll: true, body: {} });
    setBusy(false);
    if (outcome.ok) return onDone();
    setProblem(outcome.problem);
  }

  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={texts.askTitle}
      footer={
        <DialogFoot leave={texts.cancel} onLeave={onClose}>
          <Button isLoading={isBusy} onClick={() => void approve()}>
            {texts.approve}
          </Button>
        </DialogFoot>
      }
    >
      <div className={css.asked}>
        <p>
          <strong>{texts.deeds[deed]}</strong>
        </p>
        <ApprovalFacts facts={facts} />
        <p>{texts.askLead(askedBy)}</p>
        {problem && (
          <Notice tone="warning" role="alert">
            {problemText(problem)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
