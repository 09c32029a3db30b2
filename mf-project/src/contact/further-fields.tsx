import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Accordion } from 'shared-contracts/ui/accordion.tsx';
import type { Draft } from '../kept-forms/form-draft.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import type { ContactTarget } from './contact-target.ts';
import type { ContactIssues } from './contact-values.ts';
import { PlainFurtherFields } from './plain-further-fields.tsx';

export interface FurtherFieldsProps {
  readonly id: string;
  readonly issues: ContactIssues;
  readonly target: ContactTarget;
  readonly draft: Draft;
}

/** Message and visit, for who wants them: their code comes when they are opened; without script they are plain fields. */
export function FurtherFields(props: FurtherFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { target, draft, issues } = props;
  const [Fields, setFields] = useState<ComponentType<FurtherFieldsProps>>();
  const isTyped = Boolean(draft.message || draft.schedule_date);
  const isWrong = Boolean(issues.message || issues.schedule_date || issues.schedule_time);
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
      <Accordion
        summary={target.canSchedule ? texts.furtherWithVisit : texts.further}
        isOpen={isTyped || isWrong || undefined}
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
