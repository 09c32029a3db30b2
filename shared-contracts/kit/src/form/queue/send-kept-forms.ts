import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { KeptForm } from '../form-state.ts';
import { formTexts } from '../form-texts.ts';
import { dropForm, keepForm, keptForms } from './kept-forms.ts';

/** What a call answers to a form. */
export interface KeptAnswer {
  readonly ok: 0 | 1;
  readonly message: string;
}

/** How the forms of this device are sent, and who hears of it. */
export interface KeptFormsSender {
  /** The call of each kind; it answers nothing to a body that is none any more, which can never be sent. */
  readonly calls: Readonly<Record<string, (body: unknown) => Promise<KeptAnswer | undefined>>>;
  readonly onSent: (form: KeptForm) => Promise<void>;
  /** It will not be taken, for a reason in words for people. */
  readonly onRefused: (form: KeptForm, reason: string) => void;
}

/**
 * Sends what waits on this device, one form after the other, in one tab at a time; says whether some must wait on. A
 * form leaves the device only once the server has answered about it.
 */
export async function sendKeptForms(sender: KeptFormsSender): Promise<boolean> {
  if (!navigator.locks) return sendAll(sender);
  return navigator.locks.request('umbral-kept-forms', () => sendAll(sender));
}

async function sendAll(sender: KeptFormsSender): Promise<boolean> {
  for (const form of keptForms().filter(({ problem }) => problem === undefined)) {
    const call = sender.calls[form.kind];
    if (!call) continue;
    try {
      await settle(sender, form, await call(form.body));
    } catch (error) {
      if (!isRefusal(error)) return true;
      refuse(sender, form, Object.values(error.problem.issues ?? {})[0] ?? formTexts.failed);
    }
  }
  return false;
}

async function settle(sender: KeptFormsSender, form: KeptForm, answer: KeptAnswer | undefined): Promise<void> {
  dropForm(form.key);
  if (answer?.ok === 1) await sender.onSent(form);
  else sender.onRefused(form, answer?.message || formTexts.keptRefused(form.title));
}

/** What the server finds wrong stays on the device with the reason, for the person to put right. */
function refuse({ onRefused }: KeptFormsSender, form: KeptForm, problem: string): void {
  keepForm({ ...form, problem });
  onRefused(form, `${formTexts.keptRefused(form.title)} ${problem}`);
}

/** The server is there and will never take this form; a busy or failing one will, later. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error.problem;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
