import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import type { BoxProps } from '@umbral/kit/form/use-form.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { starIcon } from '@umbral/kit/media/icons.ts';
import { surveysTexts } from '../texts/surveys-texts.ts';
import css from './surveys.module.css';
import type { SurveysData } from './surveys-queries.ts';
import { useRatingForm } from './use-rating-form.ts';

const texts = surveysTexts.rate;
const maxComments = 5000;

interface RatingFormProps {
  readonly data: SurveysData;
  readonly onRated: () => void;
}

/** How a builder answered, and how good that was [C137, B081]. */
export function RatingForm({ data, onRated }: RatingFormProps) {
  const { props, field, box, failure, isBusy } = useRatingForm(onRated);
  return (
    <ScriptForm {...props} className={css.form}>
      <SelectField
        {...field('builder_id')}
        label={texts.builder}
        placeholder={texts.chooseBuilder}
        options={data.builders}
        defaultValue=""
      />
      <RadioGroup {...box('response_time')} legend={texts.responseTime} look="tiles" choices={data.responseTimes} />
      <RadioGroup {...box('contact_medium')} legend={texts.contactMedium} look="tiles" choices={data.contactMedia} />
      <StarsField legend={texts.service} of={box('service_rating')} />
      <StarsField legend={texts.content} of={box('content_rating')} />
      <SelectField
        {...field('content_type')}
        label={texts.contentType}
        mark="optional"
        placeholder={texts.anyContent}
        options={data.contentTypes}
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

const counts = [5, 4, 3, 2, 1] as const;

/** Stars with what each number of them says [M087]. */
function StarsField({ legend, of }: { readonly legend: string; readonly of: BoxProps }) {
  return (
    <RadioGroup
      {...of}
      legend={legend}
      look="tiles"
      choices={counts.map((count) => ({
        value: String(count),
        label: (
          <span className={css.stars}>
            <Icon of={starIcon} size="s" filled />
            {surveysTexts.stars(count)}
          </span>
        ),
      }))}
    />
  );
}
