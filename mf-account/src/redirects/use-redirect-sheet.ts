import type { importRedirects } from '@umbral/domain/api/seo.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { useRef, useState } from 'react';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';

/** What the API says of a sheet. */
export type TriedSheet = EndpointOutput<typeof importRedirects>;

interface Trial {
  readonly csv: string;
  readonly answer: TriedSheet;
}

/** A sheet that is tried, shown, and applied just as it was tried; what is changed must be tried again. */
export function useRedirectSheet(onApplied: () => void) {
  const { call, toast } = useRemote();
  const [trial, setTrial] = useState<Trial>();
  const [isApplying, setApplying] = useState(false);
  const isPressed = useRef(false);
  const take = async (csv: string, apply: boolean) =>
    (await import('./redirects-queries.ts')).takeSheet(call, csv, apply);

  const form: Form<Trial> = useForm<string, Trial>({
    read: (data) => textOf(data, 'csv'),
    check: (csv) => foundIssues({ csv: csv === '' && validationMessages.required }),
    send: async (csv) => sent({ csv, answer: await take(csv, false) }),
    failed: texts.sheetFailed,
    onSent: (tried) => {
      setTrial(tried);
      form.restart();
    },
  });

  const apply = async () => {
    if (!trial || isPressed.current) return;
    isPressed.current = true;
    setApplying(true);
    const answer = await take(trial.csv, true).catch(() => undefined);
    isPressed.current = false;
    setApplying(false);
    if (!answer) return toast({ tone: 'error', text: texts.sheetFailed });
    if (answer.ok === 0) return setTrial({ csv: trial.csv, answer });
    toast({ tone: 'success', text: answer.message });
    setTrial(undefined);
    const element = form.props.ref.current;
    element?.reset();
    element?.querySelector('textarea')?.focus();
    onApplied();
  };
  return {
    form,
    tried: trial?.answer,
    applyCount: trial ? trial.answer.counts.new + trial.answer.counts.changed : 0,
    isApplying,
    apply: () => void apply(),
    forgetTrial: () => setTrial(undefined),
  };
}
