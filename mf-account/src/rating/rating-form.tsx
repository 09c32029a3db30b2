import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { StarsField } from '@umbral/kit/fields/stars-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { ratingTexts as texts } from '../texts/rating-texts.ts';
import css from './rating.module.css';
import type { RatingChoices } from './rating-queries.ts';
import { useRatingForm } from './use-rating-form.ts';

const maxComments = 5000;

interface RatingFormProps {
  readonly choices: RatingChoices;
  /** The builder that is chosen at first. */
  readonly builder?: string | undefined;
  /** The rating has arrived; the form stays busy until that is done. */
  readonly onRated: () => void | Promise<void>;
}

/** How a builder answered, and how good that was [C137, B081]. */
export function RatingForm({ choices, builder, onRated }: RatingFormProps) {
  const { props, field, box, failure, isBusy } = useRatingForm(onRated);
  return (
    <ScriptForm {...props} className={css.form}>
      <SelectField
        {...field('builder_id')}
        label={texts.builder}
        placeholder={texts.chooseBuilder}
        options={choices.builders}
        defaultValue={builder ?? ''}
      />
      <RadioGroup {...box('response_time')} legend={texts.responseTime} look="tiles" choices={choices.responseTimes} />
      <RadioGroup {...box('contact_medium')} legend={texts.contactMedium} look="tiles" choices={choices.contactMedia} />
      <StarsField {...box('service_rating')} legend={texts.service} />
      <StarsField {...box('content_rating')} legend={texts.content} />
      <SelectField
        {...field('content_type')}
        label={texts.contentType}
        mark="optional"
        placeholder={texts.anyContent}
        options={choices.contentTypes}
      />
      <TextareaField
        {...field('comments')}
        label={texts.comments}
        help={texts.commentsHelp}
        mark="optional"
        rows={5}
        maxLength={maxComments}
      />
      <FailureNotice of={failure} />
      <div>
        <Button type="submit" isLoading={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </Button>
      </div>
    </ScriptForm>
  );
}
