import type { WebhookDelivery } from '@umbral/domain/api/builder-webhook.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { formatDateShort, formatTime } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { DeliveryTag } from './delivery-tag.tsx';
import type { Deliveries } from './use-deliveries.ts';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

interface DeliveryRowProps {
  readonly builder: number;
  readonly delivery: WebhookDelivery;
  readonly deliveries: Deliveries;
  readonly canReplay: boolean;
}

type Attempt = WebhookDelivery['attempts'][number];

const momentOf = (at: string) => `${formatDateShort(at)}, ${formatTime(at)}`;

function answerOf({ status, fault }: Attempt): string {
  const words = status === null ? texts.noAnswer : texts.status(status);
  return fault === null ? words : `${words}. ${texts.faults[fault]}`;
}

/** One delivery with its last attempt; the others behind a summary. */
export function DeliveryRow({ builder, delivery, deliveries, canReplay }: DeliveryRowProps) {
  const { id, event, created_at, state, attempts } = delivery;
  const [last] = attempts;
  const name = texts.events[event];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={texts.when}>{momentOf(created_at)}</td>
      <td data-label={texts.state}>
        <DeliveryTag state={state} />
      </td>
      <td data-label={texts.answer}>
        <div>
          {last ? answerOf(last) : texts.notYet}
          {attempts.length > 1 && <Attempts of={attempts} />}
        </div>
      </td>
      <td data-label={texts.took} className="num">
        {last ? texts.milliseconds(formatInteger(last.duration_ms)) : '—'}
      </td>
      <td data-label={texts.attempt} className="num">
        {last?.number ?? '—'}
      </td>
      <td data-label={texts.action} className={css.actions}>
        {delivery.contact_id !== null && (
          <Anchor
            href={`${routes.builderLeads.href()}?contacto=${delivery.contact_id}`}
            aria-label={texts.contactOf(name, momentOf(created_at))}
            className={css.link}
          >
            {texts.contact}
          </Anchor>
        )}
        {canReplay && (
          <PostedForm
            path={`/constructoras/id/${builder}/integracion/entregas/${id}/repetir`}
            onSubmit={(pressed) => {
              pressed.preventDefault();
              void deliveries.replay(id);
            }}
          >
            <Button
              type="submit"
              look="ghost"
              size="s"
              aria-label={texts.replayOf(name, momentOf(created_at))}
              isLoading={deliveries.busy === id}
            >
              {texts.replay}
            </Button>
          </PostedForm>
        )}
      </td>
    </tr>
  );
}

function Attempts({ of }: { readonly of: readonly Attempt[] }) {
  return (
    <details className={css.attempts}>
      <summary>{texts.attempts(of.length)}</summary>
      <ul>
        {of.map((attempt) => (
          <li key={attempt.number}>
            {texts.attemptLine(attempt.number, momentOf(attempt.at))}: {answerOf(attempt)}
          </li>
        ))}
      </ul>
    </details>
  );
}
