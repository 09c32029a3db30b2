import { Button } from '../../actions/button.tsx';
import { Notice } from '../../states/notice.tsx';
import { FormReply } from '../form-reply.tsx';
import type { FormState } from '../form-state.ts';
import { formTexts as texts } from '../form-texts.ts';
import css from './kept-form-notice.module.css';
import { type SendKept, useKeptFormsSender } from './use-kept-forms-sender.ts';

interface KeptFormNoticeProps {
  readonly of: FormState<unknown> & { readonly status: 'kept' };
  readonly sendKept: SendKept;
  readonly onDiscard: () => void;
}

/** A form waits on this device for a connection, and is sent as soon as there is one: that it is not lost. */
export function KeptFormNotice({ of: { kept, isNew }, sendKept, onDiscard }: KeptFormNoticeProps) {
  const sendNow = useKeptFormsSender(sendKept);
  const { problem } = kept;
  return (
    // What waits since before the page was opened takes the focus from nothing.
    <FormReply isNew={isNew} className={css.kept}>
      <Notice tone={problem ? 'error' : 'warning'} role="status">
        {problem ? `${texts.keptRefused(kept.title)} ${problem}` : texts.kept}
      </Notice>
      <div className={css.ways}>
        {!problem && (
          <Button size="s" onClick={sendNow}>
            {texts.sendNow}
          </Button>
        )}
        <Button size="s" look="ghost" onClick={onDiscard}>
          {problem ? texts.writeAgain : texts.discard}
        </Button>
      </div>
    </FormReply>
  );
}
