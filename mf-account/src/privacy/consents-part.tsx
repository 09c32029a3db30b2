import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useRef, useState } from 'react';
import { privacyTexts } from '../texts/privacy-texts.ts';
import type { ConsentHistory } from './consent-histories.ts';
import css from './privacy.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const texts = privacyTexts.consents;

/** Every purpose with the last word to it, the texts behind it, and the way to take it back. */
export function ConsentsPart({ histories }: { readonly histories: readonly ConsentHistory[] }) {
  const [asked, setAsked] = useState<WithdrawablePurpose>();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby="privacy-consents" className={css.part}>
      <SectionHeading id="privacy-consents" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      {histories.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-labelledby="privacy-consents" className={css.list}>
          {histories.map((history) => (
            <PurposeRow key={history.purpose} history={history} onWithdraw={setAsked} />
          ))}
        </ul>
      )}
      <WithdrawDialog
        purpose={asked}
        onClose={() => setAsked(undefined)}
        // The button that was pressed went with the consent.
        onDone={() => list.current?.focus()}
      />
    </section>
  );
}

interface PurposeRowProps {
  readonly history: ConsentHistory;
  readonly onWithdraw: (purpose: WithdrawablePurpose) => void;
}

function PurposeRow({ history: { purpose, isGranted, withdrawable, entries }, onWithdraw }: PurposeRowProps) {
  const name = texts.purposes[purpose];
  return (
    <li className={css.purpose}>
      <div className={css.purposeHead}>
        <h3 className={css.purposeName}>{name}</h3>
        <span className={classNames(css.state, isGranted ? css.granted : css.withdrawn)}>
          {isGranted ? texts.granted : texts.withdrawn}
        </span>
        {withdrawable && (
          <Button
            look="ghost"
            className={css.withdraw}
            aria-label={texts.withdrawNamed(name)}
            onClick={() => onWithdraw(withdrawable)}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
      {purpose === 'terms' && <p className={css.quiet}>{texts.termsHint}</p>}
      <details className={css.history}>
        <summary>{texts.history(entries.length)}</summary>
        <ol className={css.entries}>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.about}`} className={css.entry}>
              <p>
                <strong>{entry.granted ? texts.granted : texts.withdrawn}</strong> · {privacyTexts.moment(entry.at)}
              </p>
              {entry.about && <p className={css.quiet}>{texts.about(entry.about)}</p>}
              <blockquote className={css.sentence}>{entry.sentence}</blockquote>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
