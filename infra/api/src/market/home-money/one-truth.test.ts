import { filterPlants, getPlant, listPlantsByIds } from '@umbral/domain/api/plants.ts';
import { amortisation } from '@umbral/domain/finance/amortisation.ts';
import { capacity } from '@umbral/domain/finance/capacity.ts';
import { homePlan } from '@umbral/domain/finance/home-plan.ts';
import { type HomeStatement, homeStatement } from '@umbral/domain/finance/home-statement.ts';
import { housings } from '@umbral/domain/finance/housing-kinds.ts';
import { loan } from '@umbral/domain/finance/loan.ts';
import { housingKind, mostLent } from '@umbral/domain/finance/loan-limit.ts';
import { fitsMeans, homeAmounts, monthlyPayments } from '@umbral/domain/finance/monthly-payments.ts';
import { type HomeRecord, type PricedHome, pricedHome, pricedPlant } from '@umbral/domain/finance/priced-home.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantsOfLate } from '../../people/alerts/news-queries.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { homesOnOffer } from '../conditions/homes-on-offer.ts';
import { initialFee, monthlyCredit } from '../conditions/monthly-amounts.ts';
import { fileQuery } from './file-query.ts';
import { homeOffer } from './home-offer.ts';

const walked = 200;
const now = Date.parse('2026-11-26T15:00:00Z');
const today = '2026-11-26';

/** A home by every way on which it is shown. */
interface Walk {
  readonly record: PlantRecord;
  readonly home: PricedHome;
  readonly statement: HomeStatement;
}

let api: TestApp;
let walks: readonly Walk[];

beforeAll(async () => {
  api = await createTestApp();
  api.setNow(new Date(now));
  await sellAsNothing();
  const pages = [1, 2, 3, 4].map((page) => recordsOf({ current_page: page }));
  const records = (await Promise.all([...pages, recordsOf({ country: 'PA' })])).flat();
  walks = records.flatMap((record) => {
    const home = pricedHome(recordOf(record));
    return home ? [{ record, home, statement: homeStatement(home, { today }) }] : [];
  });
}, 240_000);

afterAll(() => api.close());

/** One of the homes of the walk is no longer sold as social, though its price is, and asks for less than banks leave. */
async function sellAsNothing(): Promise<void> {
  const social = (await recordsOf({ current_page: 1 })).find(({ housing }) => housing === 'vip');
  const project = social?.project.id ?? 0;
  await sql`delete from project_category_link where project_id = ${project}`.execute(api.backend.db);
  await sql`update plant set initial_fee_percent = 10 where project_id = ${project}`.execute(api.backend.db);
}

async function recordsOf(filters: { readonly current_page?: number; readonly country?: 'PA' }): Promise<PlantRecord[]> {
  return (await call(api.app, filterPlants, { body: { ...filters, items_per_page: 60 } })).data;
}

/** What cards, the comparator and the index read of a record. */
function recordOf(record: PlantRecord): HomeRecord {
  const { localization, delivery_at: delivery, administrative_expenses } = record.project;
  return { ...record, country: localization.country, delivery, administrative_expenses };
}

/** The homes of which a check does not hold. */
function wrong(holds: (walk: Walk) => boolean): number[] {
  return walks.filter((walk) => !holds(walk)).map(({ record }) => record.id);
}

describe('200 homes have one set of amounts', () => {
  test('[B088] there are as many, of every category, here and abroad', () => {
    expect(walks.length).toBeGreaterThanOrEqual(walked);
    expect(new Set(walks.map(({ home }) => home.housing))).toEqual(new Set(housings));
    const countries = walks.map(({ home }) => home.country);
    expect(countries.filter((country) => country !== 'CO').length).toBeGreaterThan(20);
    expect(countries.filter((country) => country === 'CO').length).toBeGreaterThan(100);
  });

  test('[B088] the card, the index and its filters know the lines of the statement', () => {
    expect(
      wrong(({ record, statement }) => {
        const amounts = homeAmounts(recordOf(record));
        const during = monthlyPayments(recordOf(record), { now });
        return (
          amounts?.monthlyCredit === statement.credit &&
          record.monthly_credit === statement.credit &&
          record.initial_fee === statement.initialFee &&
          record.works_fee === statement.initialFee - statement.works.atStart &&
          during?.during === statement.works.monthly
        );
      }),
    ).toEqual([]);
  });

  test('[B088, B089] the database filters by the same initial fee and payment', async () => {
    const { rows } = await sql<{ id: number; fee: string; credit: string }>`
      select p.id, ${initialFee}::text as fee, ${monthlyCredit}::text as credit from ${homesOnOffer}`.execute(
      api.backend.db,
    );
    const reckoned = new Map(rows.map(({ id, fee, credit }) => [id, [Number(fee), Number(credit)]]));
    const known = walks.filter(({ record }) => reckoned.has(record.id));
    expect(new Set(known.map(({ home }) => home.housing))).toEqual(new Set(housings));
    const other = known.filter(({ record, statement: { initialFee: fee, credit } }) => {
      const [ofFee, ofCredit] = reckoned.get(record.id) ?? [];
      return ofFee !== fee || ofCredit !== credit;
    });
    expect(other.map(({ record }) => record.id)).toEqual([]);
  });

  test('[B088, B090] the page, its quote and its plan are of the same home', async () => {
    const answers = await Promise.all(
      walks.slice(0, walked).map(async ({ record }) => {
        const { data } = await call(api.app, getPlant, { params: { slug: record.slug } });
        return [record.id, pricedPlant(data)] as const;
      }),
    );
    const pages = new Map(answers);
    expect(
      walks
        .slice(0, walked)
        .filter(({ record, home }) => JSON.stringify(pages.get(record.id)) !== JSON.stringify(home))
        .map(({ record, home }) => [home, pages.get(record.id)]),
    ).toEqual([]);
    expect(
      wrong(({ statement }) => {
        const { payments } = homePlan(statement);
        const paid = (kind: string) =>
          payments.filter((payment) => payment.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
        return paid('separation') + paid('initial-fee') === statement.initialFee && paid('balance') === statement.loan;
      }),
    ).toEqual([]);
  });

  test('[B088] the comparator, which asks by id, reckons with the same home', async () => {
    const homes = walks.slice(0, walked);
    const batches = Array.from({ length: Math.ceil(walked / 8) }, (_, at) => homes.slice(at * 8, at * 8 + 8));
    const answers = batches.map((batch) =>
      call(api.app, listPlantsByIds, { params: { id: batch.map(({ record }) => record.id).join(',') } }),
    );
    const records = (await Promise.all(answers)).flatMap(({ data }) => data);
    expect(records.map((record) => pricedHome(recordOf(record)))).toEqual(homes.map(({ home }) => home));
  });

  test('[B090] the files of a home are made of its statement', async () => {
    const offers = await Promise.all(
      walks.slice(0, walked).map(({ record }) => homeOffer(api.backend, record.id, fileQuery.parse({}))),
    );
    expect(offers.map((offer) => offer?.statement)).toEqual(walks.slice(0, walked).map(({ statement }) => statement));
  });

  test('[B088] an alert is about a home from the peso on which it costs', async () => {
    const plants = await plantsOfLate(api.backend, new Date('2020-01-01'), new Date(now));
    const news = new Map(plants.map((plant) => [plant.id, plant]));
    const known = walks.filter(({ record }) => news.has(record.id));
    expect(known.length).toBeGreaterThan(100);
    const missed = known.filter(({ record, statement }) => {
      const plant = news.get(record.id);
      const { monthly, months } = statement.works;
      const during = months > 0 ? monthly : undefined;
      return !(
        plant &&
        fitsMeans(plant, { during, after: statement.credit }, now) &&
        !fitsMeans(plant, { after: statement.credit - 1 }, now)
      );
    });
    expect(missed.map(({ record }) => record.id)).toEqual([]);
  });

  test('[B088, B089, B090, B147] calculators reckon to the peso what the statement says', () => {
    expect(
      wrong(({ home, statement }) => {
        const { annualPercent, months, initialPercent, credit, quoted } = statement;
        const kind = housingKind(home);
        const lent = { product: 'mortgage', kind, price: home.priceCop, years: months / 12, annualPercent } as const;
        const owed = amortisation(statement.loan, annualPercent, months);
        return (
          credit + statement.monthly.extra === quoted &&
          (home.country === 'PA' || loan({ ...lent, loanPercent: 100 - initialPercent }).instalment === credit) &&
          owed[0]?.payment === credit &&
          owed.at(-1)?.balance === 0
        );
      }),
    ).toEqual([]);
  });

  test('[B089, B090, B147] no loan is above its limit, and the income that is named can carry the month', () => {
    expect(
      wrong(({ home, statement }) => {
        const able = capacity({
          monthlyIncome: statement.income.prudent,
          monthlyDebts: statement.monthlyTotal - statement.credit,
          annualPercent: statement.annualPercent,
          months: statement.months,
          sharePercent: 30,
          loanToValuePercent: 70,
        });
        return statement.loan <= (home.priceCop * mostLent(home, 'mortgage')) / 100 && able.loan >= statement.loan;
      }),
    ).toEqual([]);
  });
});
