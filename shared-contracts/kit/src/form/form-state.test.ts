import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormEvent, type FormState, type KeptForm, nextState, type Outcome } from './form-state.ts';
import { noIssues } from './issues.ts';
import { refused, sent, wrong } from './outcome.ts';

const waiting: KeptForm = { key: 'k', kind: 'lead', formId: 'f', title: 'Alameda', body: {}, keptAt: 0 };
const issues = { name: 'Falta', email: 'Falta' };
const kept: Outcome<string> = { kind: 'kept', kept: waiting };

const answer = (outcome: Outcome<string>) => ({ type: 'answer', outcome }) as const;
const press = { type: 'press' } as const;
const restart = { type: 'restart' } as const;
const change = (name: string) => ({ type: 'change', name }) as const;

function after(...events: FormEvent<string>[]): FormState<string> {
  return events.reduce<FormState<string>>((state, event) => nextState(state, event), { status: 'idle' });
}

test.each<[string, FormEvent<string>[], FormState<string>]>([
  ['a press sends', [press], { status: 'sending' }],
  ['an arrived form keeps its result', [press, answer(sent('ok'))], { status: 'sent', result: 'ok' }],
  ['a form may wait on the device', [press, answer(kept)], { status: 'kept', kept: waiting, isNew: true }],
  ['what waited may arrive', [press, answer(kept), { type: 'arrive' }], { status: 'sent' }],
  [
    'what waits when the page opens is not new',
    [{ type: 'find', kept: waiting }],
    { status: 'kept', kept: waiting, isNew: false },
  ],
  [
    'what waits may be refused with a reason',
    [press, answer(kept), { type: 'find', kept: { ...waiting, problem: 'Elige otra fecha' } }],
    { status: 'kept', kept: { ...waiting, problem: 'Elige otra fecha' }, isNew: true },
  ],
  ['who throws away what waits has the form again', [press, answer(kept), restart], { status: 'idle' }],
  ['who wants to send another has an empty form', [press, answer(sent('ok')), restart], { status: 'idle' }],
  ['a refused form is sent again', [press, answer(refused('No')), press], { status: 'sending' }],
])('[B058] %s', (_, events, state) => {
  expect(after(...events)).toEqual(state);
});

test('[B058] a refused form says why, and a control that is corrected is not wrong for now', () => {
  const state = after(press, answer(wrong(issues)));
  expect(state).toEqual({ status: 'refused', refusal: { why: 'wrong', issues }, issues });
  expect(nextState(state, change('name'))).toMatchObject({ refusal: { issues }, issues: { email: 'Falta' } });
  expect(nextState(state, change('city'))).toBe(state);
  expect(after(press, answer(refused('Ya escribiste')))).toMatchObject({
    refusal: { why: 'refused', message: 'Ya escribiste' },
    issues: noIssues,
  });
});

test('[B058] while a form is on its way, waits or has arrived, a press sends nothing', () => {
  for (const state of [after(press), after(press, answer(kept)), after(press, answer(sent('ok')))]) {
    expect(nextState(state, press)).toBe(state);
  }
});

const anyEvent: fc.Arbitrary<FormEvent<string>> = fc.constantFrom(
  press,
  restart,
  change('name'),
  answer(sent('ok')),
  answer(kept),
  answer(refused('No')),
  answer(wrong(issues)),
  { type: 'arrive' } as const,
  { type: 'find', kept: waiting } as const,
);

test('[B058] whatever happens, a form leaves once for each answer', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state: FormState<string> = { status: 'idle' };
      let isOnItsWay = false;
      for (const event of events) {
        const next: FormState<string> = nextState(state, event);
        if (next !== state && event.type === 'press') {
          expect(isOnItsWay).toBe(false);
          isOnItsWay = true;
        }
        if (next !== state && event.type === 'answer') {
          expect(isOnItsWay).toBe(true);
          isOnItsWay = false;
        }
        state = next;
        expect(state.status === 'sending').toBe(isOnItsWay);
      }
    }),
  );
});
