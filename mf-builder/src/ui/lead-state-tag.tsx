import { leadStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import type { LeadState } from '@umbral/domain/contact/contact-states.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { calendarIcon, checkIcon, mailIcon, phoneIcon, unavailableIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import css from './lead-state-tag.module.css';

const icons: Readonly<Record<LeadState, string>> = {
  new: mailIcon,
  contacted: phoneIcon,
  'visit-booked': calendarIcon,
  attended: checkIcon,
  discarded: unavailableIcon,
};

/** Where a contact stands: glyph and word. */
export function LeadStateTag({ state }: { readonly state: LeadState }) {
  return (
    <span className={classNames(css.tag, css[state])}>
      <Icon of={icons[state]} size="s" />
      {leadStateLabels[state]}
    </span>
  );
}
