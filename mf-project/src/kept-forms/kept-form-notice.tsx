import type { RefObject } from 'react';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './kept-form-notice.module.css';
import type { KeptForm } from './kept-forms.ts';
import { useKeptFormsSender } from './use-kept-forms-sender.ts';

interface KeptFormNoticeProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly kept: KeptForm;
  readonly onDiscard: () => void;
}

/** A form waits on this device for a connection, and is sent as soon as there is one: that it is not lost. */
export function KeptFormNotice({ ref, kept, onDiscard }: KeptFormNoticeProps) {
  const sendNow = useKeptFormsSender();
  const { problem } = kept;
  return (
    <div ref={ref} tabIndex={-1} className={css.kept}>
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
    </div>
  );
}
