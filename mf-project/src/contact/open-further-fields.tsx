import { ChipRow, chipClass } from '@umbral/kit/actions/chip.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { VisitFields } from '@umbral/kit/form/visit/visit-fields.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { useAskedSentence } from './asked-sentence.ts';
import css from './contact-form.module.css';
import type { FurtherFieldsProps } from './further-fields.tsx';

/** A message, with questions to begin from, and a visit. */
export function OpenFurtherFields({ form, target, slot, onSlot }: FurtherFieldsProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const ask = (question: string) => {
    const area = box.current;
    if (!area || area.value.includes(question)) return;
    area.value = area.value.trim() === '' ? question : `${area.value.trim()} ${question}`;
    // The form keeps what is typed, and hears of nothing that is written by script.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const asked = useAskedSentence(target.plantId);
  const write = useEffectEvent(ask);
  useEffect(() => {
    if (asked !== undefined) write(asked);
  }, [asked]);
  return (
    <div className={css.fields}>
      <TextareaField ref={box} {...form.field('message')} label={texts.message} rows={3} maxLength={2000} />
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
      {target.canSchedule && <VisitFields {...{ form, slot, onSlot }} hours={target.hours} />}
    </div>
  );
}
