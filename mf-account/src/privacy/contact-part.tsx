import type { ContactManner } from '@umbral/domain/contact/contact-manner.ts';
import { contactChannels, contactWindows } from '@umbral/domain/contact/contact-manner.ts';
import { contactChannelLabels, contactWindowLabels } from '@umbral/domain/contact/contact-manner-words.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { privacyTexts } from '../texts/privacy-texts.ts';
import { readManner } from './contact-values.ts';
import css from './privacy.module.css';

const texts = privacyTexts.contact;
/** The path of C286, without its contract: this is in the first view. */
const path = '/users/contact-manner';

const channels = [
  { value: '', label: texts.anyChannel },
  ...contactChannels.map((value) => ({ value, label: contactChannelLabels[value] })),
];
const windows = [
  { value: '', label: texts.anyWindow },
  ...contactWindows.map((value) => ({ value, label: contactWindowLabels[value] })),
];

/** By what channel and at what hours builders may make contact, as law 2300 gives people to say [B137, C285, C286]. */
export function ContactPart({ manner: { channel, window } }: { readonly manner: ContactManner }) {
  const { props, box, failure, isBusy } = useMannerForm();
  return (
    <section aria-labelledby="privacy-contact" className={css.part}>
      <SectionHeading id="privacy-contact" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <PostedForm path={path} {...props} className={css.part}>
        <RadioGroup
          {...box('channel')}
          legend={texts.channel}
          look="tiles"
          choices={channels}
          defaultValue={channel ?? ''}
        />
        <RadioGroup {...box('window')} legend={texts.window} choices={windows} defaultValue={window ?? ''} />
        <FailureNotice of={failure} />
        <div>
          <Button type="submit" look="secondary" isLoading={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </div>
      </PostedForm>
    </section>
  );
}

function useMannerForm(): Form<string> {
  const { call, toast } = useRemote();
  const form: Form<string> = useForm<ContactManner, string>({
    read: readManner,
    send: async (manner) => (await import('./privacy-calls.ts')).saveManner(call, manner),
    failed: texts.failed,
    onSent: (message = '') => {
      toast({ tone: 'success', text: message });
      form.restart();
    },
  });
  return form;
}
