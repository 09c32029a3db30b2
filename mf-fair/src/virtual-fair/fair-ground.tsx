import { routes } from '@umbral/domain/routes/table.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { pavilionTexts as texts } from '../texts/pavilion-texts.ts';
import { useWalk } from '../walk/use-walk.ts';
import { FairNow, liveSessions } from './fair-now.tsx';
import { Pavilion } from './pavilion.tsx';
import css from './virtual-fair.module.css';
import type { VirtualFairData } from './virtual-fair-route.ts';

interface FairGroundProps {
  readonly data: VirtualFairData;
  /** Milliseconds. */
  readonly moment: number;
}

/** Where one comes in: the plan of the pavilion, what is on just now, and the visitor's own walk. */
export function FairGround({ data: { fair, programme, choice }, moment }: FairGroundProps) {
  const { stands, days, banks } = programme;
  const { region } = choice;
  const { stops = [] } = useWalk(fair.hyphenized, stands);
  return (
    <section aria-labelledby="pabellon" className={css.projects}>
      <SectionHeading id="pabellon" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <div className={css.ground}>
        <Pavilion
          {...{ stands, region }}
          hrefOf={(stand) => routes.fairStand.href({ region, stand: stand.slug })}
          hasAgenda={days.length > 0}
          hasDesk={banks.length > 0}
          isLive={liveSessions(days, moment).length > 0}
          walk={stops}
        />
        <FairNow
          {...{ days, moment }}
          fair={fair.hyphenized}
          stops={stops.length}
          walkHref={routes.fairWalk.href({ region })}
        />
      </div>
    </section>
  );
}
