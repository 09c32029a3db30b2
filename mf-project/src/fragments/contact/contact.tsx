import { useKeptFormsSender } from '@umbral/kit/form/queue/use-kept-forms-sender.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { useEffect, useState } from 'react';
import { ContactForm } from '../../contact/contact-form.tsx';
import { sendKept } from '../../kept-forms/send-kept.ts';
import { contactHeadingTexts as headingTexts } from '../../texts/contact-heading-texts.ts';
import { contactTexts as texts } from '../../texts/contact-texts.ts';
import type { topics } from '../../topics.ts';
import css from './contact.module.css';
import { useTarget } from './use-target.ts';

/** The contact form over any page, which closes when it was sent [B064]; and who sends what waits on the device. */
export function Contact() {
  const bus = useTopics<typeof topics>();
  const [plantId, setPlantId] = useState<number>();
  useEffect(() => bus.handle('project/open-contact', (wanted) => setPlantId(wanted.plantId)), [bus]);
  useKeptFormsSender(sendKept);
  const { target, hasFailed, retry } = useTarget(plantId);
  const close = () => setPlantId(undefined);
  // The answer may come once the form of another home is open.
  const closeOf = (sent: number) => setPlantId((now) => (now === sent ? undefined : now));
  return (
    <Dialog isOpen={plantId !== undefined} onClose={close} variant="sheet" size="s" title={headingTexts.title}>
      {target && (
        <>
          <p className={css.plant}>
            <strong>{target.projectTitle}</strong> · {target.plantTitle}
          </p>
          <p className={css.lead}>{headingTexts.lead(target.builderName)}</p>
          <ContactForm key={target.plantId} target={target} onSent={() => closeOf(target.plantId)} />
        </>
      )}
      {hasFailed && <ErrorState text={texts.loadFailed} onRetry={retry} />}
      {!target && !hasFailed && (
        <p role="status" className={css.waiting}>
          {texts.loading}
        </p>
      )}
    </Dialog>
  );
}
