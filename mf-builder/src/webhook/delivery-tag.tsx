import type { DeliveryState } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, unavailableIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

const icons: Readonly<Record<DeliveryState, string>> = {
  waiting: clockIcon,
  held: warningIcon,
  delivered: checkIcon,
  failed: unavailableIcon,
};

/** Where a delivery stands: glyph and word. */
export function DeliveryTag({ state }: { readonly state: DeliveryState }) {
  return (
    <span className={classNames(css.tag, css[state])}>
      <Icon of={icons[state]} size="s" />
      {texts.states[state]}
    </span>
  );
}
