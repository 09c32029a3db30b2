import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { answerWayLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import type { AnswerWay } from '@umbral/domain/contact/contact-states.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { mailIcon, phoneIcon, whatsappIcon } from '@umbral/kit/media/icons.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import { leadsTexts } from './leads-texts.ts';
import type { LeadChanges } from './use-lead-change.ts';

interface LeadReachProps {
  readonly lead: LeadDetail;
  readonly changes: LeadChanges;
}

/** Ways to the person, the preferred one first; each press is written down as an answer. */
export function LeadReach({ lead, changes }: LeadReachProps) {
  const { withdrawn_at: withdrawnAt } = lead.consent;
  if (withdrawnAt) return <Notice tone="warning">{texts.withdrawn(formatDate(withdrawnAt))}</Notice>;
  const ways = waysTo(lead);
  const preferred = lead.preferred_channel ?? (lead.prefers_whatsapp ? 'whatsapp' : 'phone');
  return (
    <div className={css.part}>
      <h3 className="visually-hidden">{texts.reach}</h3>
      <div className={css.ways}>
        {ways.map(({ way, label, icon, href }) => (
          <ButtonLink
            key={way}
            href={href}
            icon={icon}
            look={way === preferred ? 'primary' : 'secondary'}
            {...(way === 'whatsapp' ? { target: '_blank', rel: 'noopener' } : {})}
            onClick={() => void changes.change(lead, { do: 'answer', way })}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
      <p className={css.quiet}>
        {texts.prefers}: {answerWayLabels[preferred]} · {[lead.phone, lead.email].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

interface Way {
  readonly way: AnswerWay;
  readonly label: string;
  readonly icon: string;
  readonly href: string;
}

function waysTo({ name, phone, email, project, builder }: LeadDetail): Way[] {
  const about = project?.title ?? builder.name ?? leadsTexts.toBuilder;
  const hello = encodeURIComponent(texts.hello(name, about));
  const subject = encodeURIComponent(texts.subject(about));
  return [
    ...(phone
      ? [
          { way: 'phone' as const, label: texts.call, icon: phoneIcon, href: `tel:${phone}` },
          {
            ...{ way: 'whatsapp' as const, label: texts.whatsapp, icon: whatsappIcon },
            href: `https://wa.me/${phone.replace(/\D/g, '')}?text=${hello}`,
          },
        ]
      : []),
    ...(email
      ? [
          {
            way: 'email' as const,
            label: texts.mail,
            icon: mailIcon,
            href: `mailto:${email}?subject=${subject}&body=${hello}`,
          },
        ]
      : []),
  ];
}
