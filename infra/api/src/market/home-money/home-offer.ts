import { type HomePlan, homePlan } from '@umbral/domain/finance/home-plan.ts';
import { type HomeStatement, homeStatement, type StatementRequest } from '@umbral/domain/finance/home-statement.ts';
import { soldAs } from '@umbral/domain/finance/housing-kinds.ts';
import { type PricedHome, pricedHome } from '@umbral/domain/finance/priced-home.ts';
import { loanProducts, productWords } from '@umbral/domain/finance/quote-choice.ts';
import { statementIn } from '@umbral/domain/finance/statement-currency.ts';
import { chosenSubsidy, isSubsidised, type SubsidyChoice, subsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { quoteRate } from '@umbral/domain/parameters/rates.ts';
import type { Backend } from '../../engine/backend.ts';
import { ratesInForce } from '../currency/currency-queries.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import { plantPath } from '../plants/plant-link.ts';
import type { FileQuery } from './file-query.ts';

/** A home with what it costs under a choice, as the files tell it. */
export interface HomeOffer {
  readonly id: number;
  /** Address of its page. */
  readonly url: string;
  readonly name: string;
  readonly place: string;
  readonly builder: string;
  readonly statement: HomeStatement;
  readonly plan: HomePlan;
  /** The rate is another than that of the portal: the page names the usual one too. */
  readonly isOwnRate: boolean;
}

/** Nothing where the public may not know the price, or can buy the home no more. */
export async function homeOffer(backend: Backend, id: number, query: FileQuery): Promise<HomeOffer | undefined> {
  const [record] = await recordsOfIds(backend, [id]);
  const home = record && recordHome(record);
  if (!home || record.isActive === 0) return undefined;
  const today = query.desde ?? isoDate(civilDate(backend.now()));
  const pesos = homeStatement(home, requestOf(record, home, query, today));
  const statement = statementIn(pesos, query.moneda, await ratesInForce(backend));
  const { city, zone } = record.project.localization;
  return {
    id: record.id,
    url: `${backend.config.origin}${plantPath(record)}`,
    name: `${record.project.title} · ${record.title}`,
    place: zone === city ? city : `${zone}, ${city}`,
    builder: record.project.builder.name,
    statement,
    plan: homePlan(statement),
    isOwnRate: statement.annualPercent !== quoteRate(home.country),
  };
}

function recordHome(record: PlantRecord): PricedHome | undefined {
  const { localization, delivery_at: delivery, administrative_expenses } = record.project;
  return pricedHome({ ...record, country: localization.country, delivery, administrative_expenses });
}

/** The choice of a query as the page makes it. */
function requestOf(record: PlantRecord, home: PricedHome, query: FileQuery, today: string): StatementRequest {
  return {
    today,
    years: query.plazo,
    annualPercent: query.tasa,
    initialPercent: query.inicial,
    product: loanProducts.find((product) => productWords[product] === query.producto),
    subsidyCop: subsidyCopOf(record, home, query.subsidio, Number(today.slice(0, 4))),
  };
}

/** Only homes of Colombia are open to subsidies. */
function subsidyCopOf(record: PlantRecord, home: PricedHome, choice: SubsidyChoice | undefined, year: number): number {
  if (!isSubsidised(record.type, home.country)) return 0;
  const category = soldAs(home.housing);
  return chosenSubsidy(
    subsidyOffer({ priceCop: home.priceCop, category, city: record.project.localization.city, year }),
    choice,
  );
}
