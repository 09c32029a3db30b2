import { routes } from '@umbral/domain/routes/table.ts';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { useDeliveries } from './use-deliveries.ts';
import css from './webhook.module.css';
import type { WebhookData } from './webhook-queries.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

interface DeliveryLogProps {
  readonly of: WebhookData;
  /** Number of the builder where the address has to name it. */
  readonly chosen: number | undefined;
}

/** What a builder's system was told, with what it answered, and each again on wish. */
export function DeliveryLog({ of: { builder, connection }, chosen }: DeliveryLogProps) {
  const deliveries = useDeliveries(builder.id);
  const { data, page, pages, settings } = connection;
  const hrefOf = (number: number) => {
    const query = new URLSearchParams(chosen === undefined ? {} : { constructora: String(chosen) });
    if (number > 1) query.set('page', String(number));
    return query.size > 0 ? `${routes.builderWebhook.href()}?${query}` : routes.builderWebhook.href();
  };
  return (
    <section aria-labelledby="log" className={css.part}>
      <SectionHeading id="log" lead={texts.logLead}>
        {texts.log}
      </SectionHeading>
      {data.length === 0 ? (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              {[texts.event, texts.when, texts.state, texts.answer, texts.took, texts.attempt, texts.action].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {data.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                builder={builder.id}
                delivery={delivery}
                deliveries={deliveries}
                canReplay={settings?.state === 'active' && delivery.event !== 'test'}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pagination current={page} total={pages} hrefOf={hrefOf} label={texts.pages} />
    </section>
  );
}
