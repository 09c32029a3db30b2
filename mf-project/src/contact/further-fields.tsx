import type { FormFields } from '@umbral/kit/form/use-form.ts';
import type { VisitSlot } from '@umbral/kit/form/visit/visit-slot.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ContactTarget } from '../model/contact-target.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { useAskedSentence } from './asked-sentence.ts';
import css from './contact-form.module.css';
import { PlainFurtherFields } from './plain-further-fields.tsx';

export interface FurtherFieldsProps {
  readonly form: FormFields;
  readonly target: ContactTarget;
  /** The visit that is chosen. */
  readonly slot: VisitSlot;
  readonly onSlot: (slot: VisitSlot) => void;
}

/** Message and visit, for who wants them: their code comes when they are opened; without script they are plain fields. */
export function FurtherFields(props: FurtherFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { target, form, slot } = props;
  const [Fields, setFields] = useState<ComponentType<FurtherFieldsProps>>();
  const isTyped = ['message', 'schedule_date'].some((name) => form.field(name).defaultValue);
  const asked = useAskedSentence(target.plantId);
  const isWrong = ['message', 'schedule_date', 'schedule_time'].some((name) => form.issues[name]);
  useEffect(() => {
    const details = box.current?.querySelector('details');
    if (!details) return;
    const load = async () => {
      if (!details.open) return;
      const { OpenFurtherFields } = await import(/* webpackChunkName: "contact-further" */ './open-further-fields.tsx');
      setFields(() => OpenFurtherFields);
    };
    // Somebody may have opened it before this ran; a failed load is tried again with the next opening.
    const open = () => void load().catch(() => undefined);
    open();
    details.addEventListener('toggle', open);
    return () => details.removeEventListener('toggle', open);
  }, []);
  return (
    <div ref={box} className={css.further}>
      {/* Until its fields are there, and where they never are. */}
      {!Fields && slot.time !== '' && (
        <>
          <input type="hidden" name="schedule_date" value={slot.day} />
          <input type="hidden" name="schedule_time" value={slot.time} />
        </>
      )}
      <Accordion
        summary={target.canSchedule ? texts.furtherWithVisit : texts.further}
        isOpen={isTyped || isWrong || asked !== undefined || undefined}
      >
        {Fields ? (
          <Fields {...props} />
        ) : (
          <noscript>
            <PlainFurtherFields canSchedule={target.canSchedule} />
          </noscript>
        )}
      </Accordion>
    </div>
  );
}
