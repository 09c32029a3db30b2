import { type GlossaryTerm, termHref } from '@umbral/domain/routes/term-href.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { ProjectBuilder, ProjectDelivery } from '../model/project-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { sheetTexts } from '../texts/sheet-texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import css from './delivery-section.module.css';

const steps: readonly BuildingStatus[] = ['launch', 'presale', 'off-plan', 'under-construction', 'immediate-delivery'];

interface DeliverySectionProps {
  readonly status: BuildingStatus;
  readonly delivery: ProjectDelivery;
  readonly builder: Pick<ProjectBuilder, 'name'>;
  /** "13 oct 2026": when the builder last told something. */
  readonly reported: string;
  readonly since: string;
}

/** How far the building is and when it is handed over, as its builder says. */
export function DeliverySection(props: DeliverySectionProps) {
  const { delivery, status, builder, reported, since } = props;
  const reached = steps.indexOf(status === 'sold-out' ? 'immediate-delivery' : status);
  const fact = (label: string, value: string | undefined, term?: GlossaryTerm) =>
    value ? { label, value, href: term && termHref(term) } : undefined;
  return (
    <section>
      <SectionHeading lead={<strong>{deliveryLine(props)}</strong>}>{texts.deliveryTitle}</SectionHeading>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={classNames(css.step, index < reached && css.done, index === reached && css.current)}
            aria-current={index === reached ? 'step' : undefined}
          >
            {stepLabel(step, index === reached)}
            {index < reached && <span className="visually-hidden"> ({texts.done})</span>}
            {index === reached && <small className={css.day}>{sheetTexts.reported(reported)}</small>}
            {index > reached && index === steps.length - 1 && delivery.month && (
              <small className={css.day}>{delivery.month}</small>
            )}
          </li>
        ))}
      </ol>
      <FactList
        facts={[
          fact(texts.trust, delivery.trust, 'fiducia'),
          fact(texts.breakEven, delivery.breakEven, 'punto-de-equilibrio'),
          fact(texts.licence, delivery.licence),
        ]}
      />
      <p className={css.source}>
        {sheetTexts.source(builder.name, reported)} {sheetTexts.onPortalSince(since)}.
      </p>
    </section>
  );
}

/** What lies ahead is the handover; its name as a state of the building is that of today. */
function stepLabel(step: BuildingStatus, isReached: boolean): string {
  return step === 'immediate-delivery' && !isReached ? sheetTexts.handover : buildingStatusLabels[step];
}

function deliveryLine({ status, delivery }: DeliverySectionProps): string {
  if (status === 'immediate-delivery') return texts.deliveryNow;
  return delivery.month ? texts.deliveryDate(delivery.month) : texts.deliveryUnknown;
}
