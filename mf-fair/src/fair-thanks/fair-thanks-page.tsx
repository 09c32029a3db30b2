import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { fairDoor, isVirtual } from '../model/fair-card.ts';
import { registrationHref } from '../model/registration-address.ts';
import { sessionStateAt } from '../model/session-state.ts';
import { FairAgenda } from '../programme/fair-agenda.tsx';
import type { ProgrammeData } from '../programme/programme-data.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import { useMoment } from '../ui/use-moment.ts';
import css from './fair-thanks.module.css';
import type { FairThanksData } from './fair-thanks-route.ts';

const texts = registrationTexts.thanks;
const shownSessions = 3;
const shownStands = 8;

/** Thanks for a registration, and what comes next: sessions for the calendar, stands, projects, the banks [R022]. */
export function FairThanksPage() {
  const { open } = useLoaderData<FairThanksData>();
  return (
    <Container className={css.page}>
      <PageHeading lead={open ? texts.lead : texts.closedLead}>{texts.title}</PageHeading>
      {open ? (
        <Next open={open} />
      ) : (
        <p>
          <ButtonLink href={routes.housing.href()}>{texts.search}</ButtonLink>
        </p>
      )}
    </Container>
  );
}

function Next({ open: { fair, programme } }: { readonly open: NonNullable<FairThanksData['open']> }) {
  const moment = useMoment(programme.readAt);
  const days = firstSessions(programme.days, moment);
  const region = fair.region ?? 'home';
  return (
    <>
      <p className={css.ways}>
        <ButtonLink href={fairDoor(fair)}>{texts.projects}</ButtonLink>
        {programme.banks.length > 0 && (
          <ButtonLink look="secondary" href={registrationHref({ step: 'bank', fair: fair.hyphenized })}>
            {texts.bank}
          </ButtonLink>
        )}
      </p>
      {programme.banks.length > 0 && <p>{texts.bankLead}</p>}
      {days.length > 0 ? (
        <FairAgenda days={days} pastSessions={0} fair={fair.hyphenized} moment={moment} title={texts.sessions} />
      ) : (
        <p>{texts.noSessions}</p>
      )}
      {isVirtual(fair) && programme.stands.length > 0 && (
        <nav aria-labelledby="thanks-stands">
          <SectionHeading id="thanks-stands">{texts.stands}</SectionHeading>
          <ChipRow>
            {programme.stands.slice(0, shownStands).map(({ slug, builder }) => (
              <LinkChip key={slug} href={routes.fairStand.href({ region, stand: slug })}>
                {builder}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      )}
    </>
  );
}

/** The first sessions that are not over, by their days. */
function firstSessions(days: ProgrammeData['days'], moment: number): ProgrammeData['days'] {
  const open = days
    .flatMap(({ sessions }) => sessions)
    .filter((session) => sessionStateAt(session, moment) !== 'over')
    .slice(0, shownSessions);
  return [...Map.groupBy(open, ({ day }) => day)].map(([day, sessions]) => ({ day, sessions }));
}
