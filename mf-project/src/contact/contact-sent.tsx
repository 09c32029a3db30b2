import { nextContactHour } from '@umbral/domain/calendar/contact-hours.ts';
import { formatClock, formatTime, formatWeekday } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { calendarIcon, checkIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { ContactTarget } from '../model/contact-target.ts';
import { whatsappHref } from '../model/phone-href.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';
import type { ContactValues } from './contact-values.ts';

interface ContactSentProps {
  readonly target: ContactTarget;
  /** Not known where the form had waited on the device. */
  readonly sent?: ContactValues;
  readonly onRestart: () => void;
}

/** What stands in the form's place once it was sent, and what follows from it [M019]. */
export function ContactSent({ target, sent, onRestart }: ContactSentProps) {
  return (
    <>
      <FormReply className={css.sent} role="status">
        <span className={css.mark}>
          <Icon of={checkIcon} size="l" />
        </span>
        <p className={css.sentTitle}>{texts.sent}</p>
        <p className={css.sentLead}>{texts.sentLead(target.builderName)}</p>
        <p className={css.help}>{replyWords(new Date())}</p>
        {sent && sent.schedule_date !== '' && <Appointment plantId={target.plantId} sent={sent} />}
        {sent?.whatsapp && target.whatsapp && <Whatsapp target={target} number={target.whatsapp} />}
        <Button look="secondary" size="s" onClick={onRestart}>
          {texts.another}
        </Button>
      </FormReply>
      <Fragment of="mf-content/audience-form" props={{ form: 'contact-builder' }} className={css.questions} />
    </>
  );
}

/** From when on the builder may answer: law 2300 of 2023 sets the hours. */
function replyWords(now: Date): string {
  const next = nextContactHour(now);
  return texts.replyHours(next > now ? `${formatWeekday(next)} a las ${formatTime(next)}` : undefined);
}

/** The visit that was asked for, as a file for every calendar [B063]. */
function Appointment({ plantId, sent }: { readonly plantId: number; readonly sent: ContactValues }) {
  const { schedule_date: dia, schedule_time: hora, schedule_kind: modo } = sent;
  const [hours = 0, minutes = 0] = hora.split(':').map(Number);
  const query = new URLSearchParams({ dia, hora, modo });
  return (
    <>
      <p className={css.sentLead}>{texts.appointment(formatWeekday(dia), formatClock(hours, minutes))}</p>
      <ButtonLink icon={calendarIcon} href={`/api/planta/${plantId}/cita.ics?${query}`} download>
        {texts.calendar}
      </ButtonLink>
    </>
  );
}

/** Who prefers WhatsApp goes on there: the contact is stored already [C074]. */
function Whatsapp({ target, number }: { readonly target: ContactTarget; readonly number: string }) {
  const { call } = useRemote();
  const count = async () => {
    const { countClick } = await import('../counting/count-click.ts');
    await countClick(call, target.plantId, 'whatsapp');
  };
  return (
    <ButtonLink
      icon={whatsappIcon}
      look="secondary"
      href={whatsappHref(number, texts.whatsappMessage(target.projectTitle, target.plantTitle, target.code))}
      target="_blank"
      rel="noopener"
      onClick={() => void count()}
    >
      {texts.goOnByWhatsapp}
    </ButtonLink>
  );
}
