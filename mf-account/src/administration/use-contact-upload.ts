import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { uploadTexts as texts } from '../texts/upload-texts.ts';
import type { ContactHome } from './contact-queries.ts';
import { readUpload, type UploadValues, uploadIssues } from './upload-values.ts';

interface PickedHome {
  readonly picked: ContactHome | undefined;
  readonly clear: () => void;
}

/** The form of a contact that staff writes down: sent, it is empty again for the next one. */
export function useContactUpload({ picked, clear }: PickedHome): Form<string> {
  const { call, toast } = useRemote();
  const form: Form<string> = useForm<UploadValues, string>({
    read: readUpload,
    check: (values) => {
      const issues = uploadIssues(values);
      return picked ? issues : { home: texts.homeMissing, ...issues };
    },
    send: async (values, key) => {
      if (!picked) throw new Error('a contact is sent without its home');
      return (await import('./contact-queries.ts')).uploadContact(call, values, picked, key());
    },
    failed: texts.failed,
    onSent: (message = texts.sent) => {
      toast({ tone: 'success', text: message });
      const element = form.props.ref.current;
      element?.reset();
      clear();
      form.restart();
      element?.querySelector('input')?.focus();
    },
  });
  return form;
}
