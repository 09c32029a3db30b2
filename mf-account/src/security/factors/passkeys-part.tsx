import type { OwnPasskey } from '@umbral/domain/api/passkeys.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRef, useState } from 'react';
import { useProof } from '../../sign/proof/use-proof.tsx';
import { useHasPasskeys } from '../../sign/step/use-has-passkeys.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import css from '../security.module.css';
import { PasskeyDialogs, type PasskeyQuestion } from './passkey-dialogs.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

const texts = factorTexts.passkeys;

/** The passkeys of the person: add one, name it, delete it [C254, C256–C259]. */
export function PasskeysPart({ passkeys }: { readonly passkeys: readonly OwnPasskey[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isKnown = useHasPasskeys();
  const { proven, question } = useProof();
  const { isBusy, add } = useAddPasskey(proven);
  const [asked, ask] = useState<PasskeyQuestion>();
  return (
    <section aria-labelledby="security-passkeys" className={css.part}>
      <SectionHeading
        id="security-passkeys"
        lead={texts.lead}
        action={
          isKnown && (
            <Button look="secondary" size="s" isLoading={isBusy} onClick={add}>
              {texts.add}
            </Button>
          )
        }
      >
        {texts.title}
      </SectionHeading>
      <div ref={list} tabIndex={-1}>
        {passkeys.length === 0 ? (
          <p className={css.quiet}>{texts.none}</p>
        ) : (
          <ul aria-labelledby="security-passkeys" className={css.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} ask={ask} />
            ))}
          </ul>
        )}
      </div>
      <PasskeyDialogs
        question={asked}
        proven={proven}
        onClose={() => ask(undefined)}
        onGone={() => list.current?.focus()}
      />
      {question}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  readonly ask: (question: PasskeyQuestion) => void;
}

function PasskeyRow({ passkey, ask }: PasskeyRowProps) {
  const { name, is_synced: isSynced, created_at: created, last_used_at: lastUsed } = passkey;
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <strong>{name}</strong>
        <span className={css.quiet}>
          {texts.since(created)} · {isSynced ? texts.synced : texts.thisDevice}
        </span>
        {lastUsed && <span className={css.quiet}>{texts.lastUsed(lastUsed)}</span>}
      </div>
      <div className={css.rowButtons}>
        <Button look="ghost" aria-label={texts.renameNamed(name)} onClick={() => ask({ what: 'rename', passkey })}>
          {texts.rename}
        </Button>
        <Button look="ghost" aria-label={texts.removeNamed(name)} onClick={() => ask({ what: 'remove', passkey })}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
