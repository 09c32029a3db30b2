import { useEffect, useEffectEvent } from 'react';
import { useTopics } from '../../remote/use-topics.ts';
import type { topics } from '../../topics.ts';
import type { Form } from '../use-form.ts';
import { dropForm, keptForm } from './kept-forms.ts';

/** Tells a form what waits on the device of its place, and what becomes of it. Gives what throws it away. */
export function useKeptForm<Sent>(formId: string, form: Form<Sent>): () => void {
  const bus = useTopics<typeof topics>();
  const { state } = form;
  const look = useEffectEvent((id: string) => {
    const waiting = keptForm(id);
    if (waiting) form.find(waiting);
    return waiting;
  });
  const settle = useEffectEvent((key: string, isSent: boolean) => {
    if (state.status !== 'kept' || state.kept.key !== key) return;
    if (isSent) form.arrive();
    // What the server finds wrong stays, with the reason; what it refuses altogether comes back to the person.
    else if (!look(formId)) form.restart();
  });
  useEffect(() => void look(formId), [formId]);
  useEffect(() => {
    const heard = bus.on('project/kept-form-settled').subscribe(({ key, isSent }) => settle(key, isSent));
    return () => heard.unsubscribe();
  }, [bus]);
  return () => {
    if (state.status === 'kept') dropForm(state.kept.key);
    form.restart();
  };
}
