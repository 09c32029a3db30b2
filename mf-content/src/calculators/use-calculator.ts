import type { Issues } from '@umbral/kit/form/issues.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Calculator, Typed } from './calculator.ts';
import { asksForResult, queryOf, typedOf } from './calculator-address.ts';
import { useOwnAddress } from './use-own-address.ts';

/** What a field of the form takes. */
export interface CalculatorField {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error?: string;
}

/** A calculator at work: its form, and what comes out of what is typed. */
export interface CalculatorState<Result> {
  readonly field: (name: string) => CalculatorField;
  readonly typed: Typed;
  readonly result: Result | undefined;
  /** Something was asked, and some field is wrong. */
  readonly isWrong: boolean;
  /** Opens the same result again. */
  readonly query: string;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onInput: () => void;
    readonly onChange: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/**
 * The fields are the browser's own, so that nothing typed before the script came is lost; the result follows them. A
 * field is told wrong once it was left, or at once where the address or a press asked for the result.
 */
export function useCalculator<Result>(calculator: Calculator<Result>): CalculatorState<Result> {
  const { search } = useLocation();
  const first = useMemo(() => startOf(calculator, search), [calculator, search]);
  const [typed, setTyped] = useState(first.typed);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(first.isAsked);
  const ref = useRef<HTMLFormElement>(null);

  const reading = useMemo(() => calculator.read(typed), [calculator, typed]);
  const query = useMemo(() => queryOf(calculator, typed), [calculator, typed]);
  const follow = () => setTyped(typedIn(ref.current, calculator));
  // What was typed before the script came, or restored by the browser.
  useEffect(() => setTyped(typedIn(ref.current, calculator)), [calculator]);
  useOwnAddress(reading.result === undefined ? undefined : query);

  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text' || target.value === '') return;
    setLeft((names) => new Set(names).add(target.name));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [wrong] = Object.keys(reading.issues);
    const part = wrong ? controlOf(ref.current, wrong) : document.getElementById(resultId);
    part?.focus();
    if (!wrong) part?.scrollIntoView({ block: 'start' });
  };
  return {
    field: (name) => ({
      id: `calculator-${name}`,
      name,
      defaultValue: first.typed[name] ?? '',
      error: isAsked || left.has(name) ? reading.issues[name] : undefined,
    }),
    typed,
    result: reading.result,
    isWrong: (isAsked || left.size > 0) && hasShown(reading.issues, isAsked, left),
    query,
    form: { ref, onInput: follow, onChange: follow, onBlur: leave, onSubmit: submit },
  };
}

/** Where the result stands: a form that is sent without script comes back to it. */
export const resultId = 'resultado';

/** The control of a form with a name. */
export function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
}

function startOf(calculator: Calculator<unknown>, search: string) {
  const query = new URLSearchParams(search);
  return { typed: typedOf(calculator, query), isAsked: asksForResult(calculator, query) };
}

function typedIn(form: HTMLFormElement | null, { initial }: Calculator<unknown>): Typed {
  if (!form) return initial;
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(initial).map((key) => [key, String(data.get(key) ?? '')]));
}

function hasShown(issues: Issues, isAsked: boolean, left: ReadonlySet<string>): boolean {
  return Object.keys(issues).some((name) => isAsked || left.has(name));
}
