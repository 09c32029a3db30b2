import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { StarsField } from '@umbral/kit/fields/stars-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import type { PortalReply } from './portal-calls.ts';
import css from './portal-form.module.css';
import { portalPath, starsName } from './portal-values.ts';
import { usePortalForm } from './use-portal-form.ts';

const maxWords = { interest: 1000, sought: 500, comments: 5000 };
const answers = [
  { value: '1', label: texts.yes },
  { value: '0', label: texts.no },
];

interface PortalFormProps {
  /** The number of stars that was pressed before. */
  readonly stars?: string;
  readonly onSent: (reply: PortalReply) => void;
}

/** What somebody thinks of the portal [B079, B103]; what was missed is asked of whom the content was of no use. */
export function PortalForm({ stars, onSent }: PortalFormProps) {
  const session = useSession();
  const { props, field, box, failure, isBusy } = usePortalForm(session?.id, onSent);
  return (
    <PostedForm path={portalPath} {...props} className={css.form} aria-label={texts.portal}>
      <fieldset className={css.fields} disabled={isBusy}>
        <StarsField {...box(starsName)} legend={texts.rating} defaultValue={stars} />
        <div className={css.pair}>
          <RadioGroup {...box('content_opinion')} legend={texts.opinion} look="tiles" choices={answers} />
          <RadioGroup {...box('found')} legend={texts.found} mark="optional" look="tiles" choices={answers} />
        </div>
        <div className={css.interest}>
          <TextareaField
            {...field('search_interest')}
            label={texts.interest}
            help={texts.interestHelp}
            rows={3}
            maxLength={maxWords.interest}
          />
        </div>
        <TextField
          {...field('sought')}
          label={texts.sought}
          help={texts.soughtHelp}
          mark="optional"
          maxLength={maxWords.sought}
        />
        <TextareaField
          {...field('user_comments')}
          label={texts.comments}
          help={texts.commentsHelp}
          mark="optional"
          rows={4}
          maxLength={maxWords.comments}
        />
        {session ? (
          <EmailField key={session.id} name="email" defaultValue={session.email} readOnly help={texts.emailHelp} />
        ) : (
          <EmailField {...field('email')} help={texts.emailHelp} required />
        )}
      </fieldset>
      <FailureNotice of={failure} />
      <Button type="submit" isLoading={isBusy} className={css.send}>
        {isBusy ? texts.sending : texts.send}
      </Button>
    </PostedForm>
  );
}
