import { type Issues, withoutIssue } from './issues.ts';

/** Why a form comes back: some of its fields are wrong, the server says no, or nobody could take it. */
export interface Refusal {
  readonly why: 'wrong' | 'refused' | 'failed';
  readonly issues: Issues;
  /** The sentence for the whole form; none where the fields have their own. */
  readonly message?: string;
}

/** A form that was sent without a connection and waits on this device. */
export interface KeptForm {
  /** The form's own key: the server knows by it that it has come before. */
  readonly key: string;
  /** Which call takes it. */
  readonly kind: string;
  /** Which form of the portal it is. */
  readonly formId: string;
  /** What it is about, for messages. */
  readonly title: string;
  /** Body of the call; the call's own schema reads it again before it is sent. */
  readonly body: unknown;
  readonly keptAt: number;
  /** Why the server does not take it: it is not sent again, and shown until it is put right or thrown away. */
  readonly problem?: string;
}

/** What became of a form that was sent. `kept`: it waits on this device for a connection. */
export type Outcome<Sent> =
  | { readonly kind: 'sent'; readonly result: Sent }
  | { readonly kind: 'kept'; readonly kept: KeptForm }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Where a form stands. */
export type FormState<Sent> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** `issues` are those of the refusal that nobody has begun to correct. */
  | { readonly status: 'refused'; readonly refusal: Refusal; readonly issues: Issues }
  /** `isNew`: it was just put away, and did not lie there when the page was opened. */
  | { readonly status: 'kept'; readonly kept: KeptForm; readonly isNew: boolean }
  /** `result` is unknown where the form had waited on the device. */
  | { readonly status: 'sent'; readonly result?: Sent };

/** What happens to a form. */
export type FormEvent<Sent> =
  | { readonly type: 'press' }
  | { readonly type: 'answer'; readonly outcome: Outcome<Sent> }
  /** Somebody corrects a control. */
  | { readonly type: 'change'; readonly name: string }
  /** A form of this place is found to wait on the device, or to have been refused while it waited. */
  | { readonly type: 'find'; readonly kept: KeptForm }
  /** What waited has arrived. */
  | { readonly type: 'arrive' }
  | { readonly type: 'restart' };

/**
 * The state after an event; the very same object where the event changes nothing. A form is sent once: while it is on
 * its way, waits, or has arrived, a press changes nothing; only a form that is begun anew sends another.
 */
export function nextState<Sent>(state: FormState<Sent>, event: FormEvent<Sent>): FormState<Sent> {
  const { status } = state;
  const isOpen = status === 'idle' || status === 'refused';
  switch (event.type) {
    case 'press':
      return isOpen ? { status: 'sending' } : state;
    case 'answer':
      return status === 'sending' ? stateAfter(event.outcome) : state;
    case 'change':
      return status === 'refused' ? corrected(state, event.name) : state;
    case 'find':
      if (status === 'kept') return { ...state, kept: event.kept };
      return isOpen ? { status: 'kept', kept: event.kept, isNew: false } : state;
    case 'arrive':
      return status === 'kept' ? { status: 'sent' } : state;
    case 'restart':
      return status === 'kept' || status === 'sent' ? { status: 'idle' } : state;
  }
}

function stateAfter<Sent>(outcome: Outcome<Sent>): FormState<Sent> {
  if (outcome.kind === 'sent') return { status: 'sent', result: outcome.result };
  if (outcome.kind === 'kept') return { status: 'kept', kept: outcome.kept, isNew: true };
  return { status: 'refused', refusal: outcome.refusal, issues: outcome.refusal.issues };
}

/** A control that is being corrected is not wrong for now. */
function corrected<Sent>(state: FormState<Sent> & { status: 'refused' }, name: string): FormState<Sent> {
  const issues = withoutIssue(state.issues, name);
  return issues === state.issues ? state : { ...state, issues };
}
