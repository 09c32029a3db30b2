import { useRef } from 'react';
import { ChipRow, chipClass } from 'shared-contracts/ui/chip.tsx';
import { TextareaField } from 'shared-contracts/ui/textarea-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import css from './contact-form.module.css';
import type { FurtherFieldsProps } from './further-fields.tsx';

/** A message, with questions to begin from, and a visit. */
export function OpenFurtherFields({ id, issues, target, draft }: FurtherFieldsProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const ask = (question: string) => {
    const area = box.current;
    if (!area || area.value.includes(question)) return;
    area.value = area.value.trim() === '' ? question : `${area.value.trim()} ${question}`;
    // The form keeps what is typed, and hears of nothing that is written by script.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={css.fields}>
      <TextareaField
        ref={box}
        id={`${id}-message`}
        name="message"
        label={texts.message}
        rows={3}
        maxLength={2000}
        defaultValue={draft.message}
        error={issues.message}
      />
      <fieldset className={css.questions}>
        <legend className={css.help}>{texts.questionsLead}</legend>
        <ChipRow>
          {texts.questions.map((question) => (
            <button key={question} type="button" className={chipClass(false)} onClick={() => ask(question)}>
              {question}
            </button>
          ))}
        </ChipRow>
      </fieldset>
      {target.canSchedule && <AppointmentFields id={id} issues={issues} hours={target.hours} draft={draft} />}
    </div>
  );
}
