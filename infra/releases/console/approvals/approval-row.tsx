import { Button } from '@umbral/kit/actions/button.tsx';
import rows from '../frame/record-rows.module.css';
import { RelativeTime } from '../now/relative-time.tsx';
import type { Approval } from '../registry/answers.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import css from './approvals-page.module.css';
import { approvalsTexts as texts } from './approvals-texts.ts';

interface ApprovalRowProps {
  readonly approval: Approval;
  /** Whether the one who looks asked for it. */
  readonly isOwn: boolean;
  readonly onApprove: () => void;
}

/** One wish: what, of whom, and how far it is. */
export function ApprovalRow({ approval, isOwn, onApprove }: ApprovalRowProps) {
  const { deed, facts, askedAt, askedBy, confirmedBy } = approval;
  const what = texts.deeds[deed];
  return (
    <li className={rows.row}>
      <div className={css.wish}>
        <p>
          <strong>{what}</strong>
        </p>
        <ApprovalFacts facts={facts} />
        <p className={rows.quiet}>
          {texts.asked} {askedBy} · <RelativeTime at={askedAt} />
        </p>
      </div>
      {confirmedBy === null && !isOwn ? (
        <Button look="secondary" size="s" aria-label={texts.approveOf(what, askedBy)} onClick={onApprove}>
          {texts.approve}
        </Button>
      ) : (
        <p className={rows.quiet}>{stateOf(approval)}</p>
      )}
    </li>
  );
}

function stateOf({ confirmedBy, usedAt }: Approval): string {
  if (confirmedBy === null) return texts.own;
  return usedAt === null ? texts.given(confirmedBy) : texts.used(confirmedBy);
}
