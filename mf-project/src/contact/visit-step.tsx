import { type ComponentType, useEffect, useState } from 'react';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import type { VisitTimesProps } from './visit-times.tsx';

/** The first step: when to visit. Which days come next only the browser's clock knows, so its place is kept for them. */
export function VisitStep(props: VisitTimesProps) {
  const [Times, setTimes] = useState<ComponentType<VisitTimesProps>>();
  useEffect(() => {
    const load = async () => {
      const { VisitTimes } = await import(/* webpackChunkName: "visit-times" */ './visit-times.tsx');
      setTimes(() => VisitTimes);
    };
    // Without it a visit is still asked for further down.
    void load().catch(() => undefined);
  }, []);
  return (
    <fieldset className={css.visitStep}>
      <legend className={css.step}>{texts.visitStep}</legend>
      {Times && <Times {...props} />}
    </fieldset>
  );
}
