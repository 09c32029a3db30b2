import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { phoneIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { type Talk, talkAt } from '../model/talk-hours.ts';
import { StandFormPart, standFormId } from '../person/stand-form-part.ts';
import { standTexts } from '../texts/stand-texts.ts';
import own from './fair-stand.module.css';
import type { FairStandData } from './fair-stand-data.ts';

const texts = standTexts.talk;

interface StandTalkProps {
  readonly data: FairStandData;
  /** Milliseconds. */
  readonly moment: number;
}

/** Talking with a stand: at once while somebody attends and the law lets them, else by a message or an appointment. */
export function StandTalk({ data: { fair, stand, phone, whatsapp }, moment }: StandTalkProps) {
  const talk = talkAt(stand.hours, moment);
  const isOpen = talk.kind === 'open';
  // Whoever writes when the stand opens goes on writing: what is disclosed does not follow the clock.
  const [beganOpen] = useState(isOpen);
  return (
    <section aria-labelledby="hablar" className={own.talk}>
      <SectionHeading id="hablar" lead={standTexts.host(stand.host, stand.hours)}>
        {texts.title}
      </SectionHeading>
      <Notice tone={isOpen ? 'success' : 'info'}>{wordsOf(talk, stand.host)}</Notice>
      {isOpen && (
        <p className={own.ways}>
          {whatsapp && (
            <ButtonLink
              icon={whatsappIcon}
              href={chatHref(whatsapp, texts.chat(stand.builder, fair.name))}
              target="_blank"
              rel="noopener"
            >
              {texts.now}
              <span className="visually-hidden"> {texts.whatsapp}</span>
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink
              look={whatsapp ? 'secondary' : 'primary'}
              icon={phoneIcon}
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            >
              {texts.call(phone)}
            </ButtonLink>
          )}
        </p>
      )}
      <Accordion summary={isOpen ? texts.write : texts.book} isOpen={!beganOpen}>
        <div id={standFormId}>
          <StandFormPart.Part
            fair={fair.hyphenized}
            builder={{ id: stand.builderId, name: stand.builder }}
            hours={stand.hours}
          />
        </div>
      </Accordion>
    </section>
  );
}

function wordsOf(talk: Talk, host: string): string {
  if (talk.kind === 'unlawful') return texts.unlawful;
  if (talk.kind === 'closed') {
    const { day, minutes } = talk.opening;
    return texts.closed(texts.opening(formatWeekday(day), withArticle(clockOf(minutes))));
  }
  return talk.until === undefined ? texts.openAlways(host) : texts.open(host, clockOf(talk.until));
}

const clockOf = (minutes: number) => formatClock(Math.floor(minutes / 60), minutes % 60);

function chatHref(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?${new URLSearchParams({ text: message })}`;
}
