import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import type { ActingFor } from '../visit/acting-for.ts';
import { Connection } from './connection.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ReceiverGuide } from './receiver-guide.tsx';
import css from './webhook.module.css';
import type { loader } from './webhook-route.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

/** The connection of a builder with its own system, what that was told, and how it takes it [R122]. */
export function WebhookPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <PageHeading
        lead={texts.lead}
        action={
          <ButtonLink href={routes.builderHome.href()} look="secondary">
            {texts.home}
          </ButtonLink>
        }
      >
        {texts.title}
      </PageHeading>
      <BuilderChoice acting={acting} />
      <OwnBuilders acting={acting} current={own?.builder.id} />
      {own ? (
        <>
          <Connection key={own.builder.id} of={own} />
          <DeliveryLog of={own} chosen={acting.chosen ?? (acting.builders.length > 1 ? own.builder.id : undefined)} />
          <ReceiverGuide />
        </>
      ) : (
        <EmptyState title={builderChoiceTexts.choose}>{builderChoiceTexts.chooseHint}</EmptyState>
      )}
    </Container>
  );
}

/** Whoever belongs to several builders goes from one to the other. */
function OwnBuilders({ acting, current }: { readonly acting: ActingFor; readonly current: number | undefined }) {
  if (acting.choices || acting.builders.length < 2) return null;
  return (
    <nav aria-label={texts.builders}>
      <ChipRow>
        {acting.builders.map(({ id, name }) => (
          <LinkChip key={id} href={`${routes.builderWebhook.href()}?constructora=${id}`} isSelected={id === current}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
