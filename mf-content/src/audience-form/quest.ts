import type { TopicsBus } from '@umbral/kit/remote/use-topics.ts';
import type { topics } from '../topics.ts';

type Bus = TopicsBus<typeof topics>;

/** Forms that are open, or were begun in this tab and are not done. */
const underWay = new Set<string>();

/** Tells the portal that a form was opened or begun: other questions wait [B080]. */
export function beginQuest(bus: Bus, form: string): void {
  underWay.add(form);
  tell(bus);
}

/** Tells it that a form is done, or was closed untouched. */
export function endQuest(bus: Bus, form: string): void {
  if (underWay.delete(form)) tell(bus);
}

function tell(bus: Bus): void {
  const active = underWay.size > 0;
  if (bus.last('content/audience-quest-changed')?.active !== active) {
    bus.publish('content/audience-quest-changed', { active });
  }
}
