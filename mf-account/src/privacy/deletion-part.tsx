import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { privacyTexts } from '../texts/privacy-texts.ts';
import { DeletionForm } from './deletion-form.tsx';
import css from './privacy.module.css';

const texts = privacyTexts.deletion;

interface DeletionPartProps {
  readonly hasPassword: boolean;
  /** The page that asks where there is no script. */
  readonly page: string;
}

/** The end of the account: what goes, what stays, and the form that asks for it. */
export function DeletionPart({ hasPassword, page }: DeletionPartProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  return (
    <section aria-labelledby="privacy-deletion" className={css.part}>
      <SectionHeading id="privacy-deletion">{texts.title}</SectionHeading>
      <p>{texts.lead}</p>
      <p className={css.quiet}>{texts.keeps}</p>
      <form method="get" action={page} onSubmit={ask}>
        <Button type="submit" look="danger">
          {texts.start}
        </Button>
      </form>
      <Dialog isOpen={isAsking} onClose={close} size="s" title={texts.askTitle}>
        <DeletionForm hasPassword={hasPassword} onCancel={close} />
      </Dialog>
    </section>
  );
}
