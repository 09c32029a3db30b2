import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PolicyLink } from '@umbral/kit/form/person/consent-field.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { termsTexts as texts } from '../../texts/terms-texts.ts';
import css from './sign.module.css';
import { useTermsQuestion } from './use-terms-question.ts';

/** Asks again whoever signed in and has not accepted the terms in force; who declines is signed out [B102, B115]. */
export function TermsQuestion() {
  const { isAsked, isSending, failure, accept, decline } = useTermsQuestion();
  return (
    <Dialog isOpen={isAsked} onClose={decline} variant="modal" size="s" title={texts.title}>
      <p className={css.lead}>{texts.needed}</p>
      <p className={css.lead}>
        {texts.read} <PolicyLink href={routes.terms.href()}>{texts.terms}</PolicyLink> {texts.and}{' '}
        <PolicyLink href={routes.habeasData.href()}>{texts.data}</PolicyLink>
        {texts.law}
      </p>
      <p className={css.lead}>{texts.ifNot}</p>
      <FailureNotice of={failure} />
      <div className={css.answers}>
        <Button wide isLoading={isSending} onClick={accept}>
          {texts.accept}
        </Button>
        <Button wide look="ghost" onClick={decline}>
          {texts.decline}
        </Button>
      </div>
    </Dialog>
  );
}
