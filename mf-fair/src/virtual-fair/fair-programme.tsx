import { routes } from '@umbral/domain/routes/table.ts';
import { fairHref } from '../model/fair-address.ts';
import { BankDesk } from '../programme/bank-desk.tsx';
import { FairAgenda } from '../programme/fair-agenda.tsx';
import { FairBenefits } from '../programme/fair-benefits.tsx';
import { FairQuestions } from '../programme/fair-questions.tsx';
import { FairStands } from '../programme/fair-stands.tsx';
import type { Stand } from '../programme/programme-data.ts';
import { WalkButton } from '../walk/walk-button.tsx';
import type { VirtualFairData } from './virtual-fair-route.ts';

interface FairProgrammeProps {
  readonly data: VirtualFairData;
  /** Milliseconds. */
  readonly moment: number;
}

/** All that the fair has besides its projects. */
export function FairProgramme({ data: { fair, programme, choice }, moment }: FairProgrammeProps) {
  const { benefits, stands, days, pastSessions, banks, questions } = programme;
  const { region } = choice;
  const slug = fair.hyphenized;
  const hrefOf = (stand: Stand) => routes.fairStand.href({ region, stand: stand.slug });
  return (
    <>
      {stands.length > 0 && (
        <FairStands
          stands={stands}
          hrefOf={hrefOf}
          actionOf={(stand) => <WalkButton fair={slug} stand={stand.slug} builder={stand.builder} />}
        />
      )}
      {benefits.length > 0 && (
        <FairBenefits benefits={benefits} href={fairHref({ region, hasBenefits: true, page: 1 })} moment={moment} />
      )}
      {days.length > 0 && <FairAgenda {...{ days, pastSessions, moment }} fair={slug} />}
      {banks.length > 0 && <BankDesk banks={banks} fair={slug} />}
      {questions.length > 0 && <FairQuestions questions={questions} />}
    </>
  );
}
