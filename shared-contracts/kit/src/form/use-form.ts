import { type RefObject, type SyntheticEvent, useContext, useRef, useState } from 'react';
import { asksToSignInAgain } from '../remote/sign-in-again.ts';
import { RemoteReactContext } from '../remote/use-remote.ts';
import { useFormFocus } from './form-focus.ts';
import type { FormPlan } from './form-plan.ts';
import { type FormEvent, type FormState, type KeptForm, nextState, type Outcome } from './form-state.ts';
import { hasIssues, type Issues, noIssues } from './issues.ts';
import { refusalOf, wrong } from './outcome.ts';

/** A form as its fields use it. */
export interface FormFields {
  readonly issues: Issues;
  /** What a field with a text takes, by the control's name. */
  readonly field: (name: string) => FieldProps;
  /** What a checkbox or a group takes, by the control's name. */
  readonly box: (name: string) => BoxProps;
}

/** A form as its components use it. */
export interface Form<Sent> extends FormFields {
  readonly state: FormState<Sent>;
  readonly isSending: boolean;
  /** On its way, or arrived: a form that leads to another page stays busy until that page is there. */
  readonly isBusy: boolean;
  /** The sentence of a refusal that concerns the whole form. */
  readonly failure?: string;
  /** For the form element. */
  readonly props: FormProps;
  /** Back to a form that can be sent, with what its draft holds. */
  readonly restart: () => void;
  /** A form of this place waits on the device. */
  readonly find: (kept: KeptForm) => void;
  /** What waited has arrived. */
  readonly arrive: () => void;
}

interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The form itself takes the focus where the control that had it is gone. */
  readonly tabIndex: -1;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onChange: (event: SyntheticEvent<HTMLFormElement>) => void;
}

export interface BoxProps {
  readonly name: string;
  readonly error?: string;
}

export interface FieldProps extends BoxProps {
  readonly defaultValue?: string;
}

/**
 * A form that is checked, sent once however often it is pressed, and never loses what was typed. Its controls keep
 * their own text; what was sent is forgotten, and anything else comes back with its reason [B058].
 */
export function useForm<Values, Sent>(plan: FormPlan<Values, Sent>): Form<Sent> {
  const { draft } = plan;
  const remote = useContext(RemoteReactContext);
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const [state, setState] = useState<FormState<Sent>>({ status: 'idle' });
  // The second click of a double click comes before the first is drawn.
  const latest = useRef(state);
  useFormFocus(ref, state);

  /** Says whether the event changed anything. */
  const move = (event: FormEvent<Sent>): boolean => {
    const before = latest.current;
    latest.current = nextState(before, event);
    setState(latest.current);
    return latest.current !== before;
  };
  const finish = (result?: Sent) => {
    key.current = undefined;
    draft?.forget();
    plan.onSent?.(result);
  };
  const settle = (outcome: Outcome<Sent>) => {
    move({ type: 'answer', outcome });
    if (outcome.kind === 'sent') finish(outcome.result);
    if (outcome.kind === 'refused') plan.onRefused?.(outcome.refusal);
  };
  const send = async (form: HTMLFormElement, values: Values) => {
    const names = new Set([...form.elements].map((control) => control.getAttribute('name')));
    const drawKey = () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    };
    const outcome = await plan.send(values, drawKey).catch((error: unknown): Outcome<Sent> => {
      asksToSignInAgain(remote, error);
      return { kind: 'refused', refusal: refusalOf(error, (name) => names.has(name), plan.failed) };
    });
    settle(outcome);
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!move({ type: 'press' })) return;
    const form = event.currentTarget;
    const values = plan.read(new FormData(form));
    const issues = plan.check?.(values) ?? noIssues;
    if (hasIssues(issues)) settle(wrong(issues));
    else void send(form, values);
  };
  const takeChange = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    key.current = undefined;
    draft?.keep(currentTarget);
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) move({ type: 'change', name });
  };
  // Lists tell their own component only by `change`, after `input`: drawn in between, it would put the old choice back.
  const isList = ({ target }: SyntheticEvent) => target instanceof HTMLSelectElement;
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!isList(event)) takeChange(event);
  };
  const onChange = (event: SyntheticEvent<HTMLFormElement>) => {
    if (isList(event)) takeChange(event);
  };
  const restart = () => {
    draft?.recall();
    move({ type: 'restart' });
  };

  const issues = state.status === 'refused' ? state.issues : noIssues;
  const box = (name: string) => ({ name, error: issues[name] });
  return {
    state,
    isSending: state.status === 'sending',
    isBusy: state.status === 'sending' || state.status === 'sent',
    issues,
    failure: state.status === 'refused' ? state.refusal.message : undefined,
    props: { ref, tabIndex: -1, onSubmit, onInput, onChange },
    field: (name) => ({ ...box(name), defaultValue: draft?.values?.[name] }),
    box,
    restart,
    find: (kept) => void move({ type: 'find', kept }),
    arrive: () => move({ type: 'arrive' }) && finish(),
  };
}
