import { useEffect, useRef } from 'react';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { checkIcon } from 'shared-contracts/ui/icons.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';

interface ContactSentProps {
  readonly builderName: string;
  readonly onRestart: () => void;
}

/** What stands in the form's place once it was sent [M019]. */
export function ContactSent({ builderName, onRestart }: ContactSentProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.sent} tabIndex={-1} role="status">
      <span className={css.mark}>
        <Icon of={checkIcon} size="l" />
      </span>
      <p className={css.sentTitle}>{texts.sent}</p>
      <p className={css.sentLead}>{texts.sentLead(builderName)}</p>
      <Button look="secondary" size="s" onClick={onRestart}>
        {texts.another}
      </Button>
    </div>
  );
}
