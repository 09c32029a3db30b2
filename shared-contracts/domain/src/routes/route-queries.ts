import { addressedRows } from '../filters/filter-rows.ts';
import { quoteKeys } from '../finance/quote-choice.ts';
import type { PageRow } from './match.ts';
import { doneParam } from './recovery-paths.ts';
import { queryKeys } from './search-keys.ts';
import type { RouteKey } from './table.ts';

/** A listing's own address. */
const search = [
  ...addressedRows.map(({ query }) => query),
  queryKeys.order,
  queryKeys.view,
  queryKeys.unit,
  queryKeys.page,
];

/** Fields of a sent filter form, what a change took away, and the open form: see mf-search. */
const money = ['pmin', 'pmax', 'amin', 'amax', 'obra', 'credito', queryKeys.upfront];
const form = ['filtros', 'punto', 'radio', 'minutos', 'modo', 'dinero', 'antes', 'cruce', 'panel'];
const listing = [...search, ...form, ...money.flatMap((name) => [name, `${name}-tc`, `${name}-cop`])];

const page = 'page';
const events = ['categoria', page];
const quote = Object.values(quoteKeys);
const sign = ['_', doneParam];
const rules = [page, 'probar'];
const favourites = ['lista', 'orden'];
const builder = 'constructora';
const projectForm = [builder, 'seccion', 'borrador'];

const listingRoutes = [
  'immediateDelivery',
  'housing',
  'housingByDepartment',
  'housingByRegion',
  'housingByRegionAndType',
  'vis',
  'visByDepartment',
  'vip',
  'gold',
  'aboveVis',
  'holiday',
  'holidayByDepartment',
  'abroad',
  'neighbourhoods',
  'tour360',
  'lots',
  'tvByCity',
  'tvByZone',
] as const satisfies readonly RouteKey[];

/** The other screens whose address says something beside its path. */
const others: Readonly<Partial<Record<RouteKey, readonly string[]>>> = {
  projectsMap: search,
  searchForYouThanks: ['region'],
  searchForYouAbroadThanks: ['region'],
  builders: ['q', page],
  buildersByCity: ['q', page],
  builder: ['estado', page],
  builderInCity: ['estado', page],
  launches: ['ciudad', page],
  launchThanks: ['lanzamiento'],
  plant: quote,
  plantAbroad: quote,
  projectPreview: ['tipologia', ...quote],
  news: events,
  newsByTag: events,
  events,
  survey: [builder, 'enviada'],
  postcard: ['codigo', doneParam],
  magazine: ['edicion'],
  tv: ['pais', 'mes', doneParam],
  mortgagePartner: ['valor', 'tipo', 'plazo', doneParam],
  colombiansAbroad: ['pais', 'valor', 'plazo', doneParam],
  capacityCalculator: ['ingreso', 'deudas', 'ahorros', 'tipo', 'producto', 'plazo', 'tasa', 'porcentaje'],
  creditCalculator: ['valor', 'tipo', 'inicial', 'plazo', 'tasa'],
  leasingCalculator: ['valor', 'tipo', 'plazo', 'inicial-credito', 'tasa-credito', 'inicial-leasing', 'tasa-leasing'],
  notaryCalculator: ['valor', 'tipo', 'vendedor', 'modo', 'credito'],
  login: sign,
  registration: sign,
  passwordReset: sign,
  accountRecovery: sign,
  userAdmin: ['seccion', page, 'q', 'state', 'builder', 'city', 'category', 'persona', 'contacto'],
  userSurveys: ['parte', 'fuente', page],
  userFavourites: favourites,
  accountFavourites: favourites,
  accountSecurity: ['actividad'],
  kept: ['queda'],
  canonicals: rules,
  redirects: rules,
  userProjects: [builder, 'estado'],
  builderHome: [builder],
  builderProjects: [builder, 'estado'],
  builderEditProjects: [builder, 'estado'],
  builderEditProject: projectForm,
  builderVersions: [builder, 'version', 'con'],
  builderDrafts: [builder],
  builderEditDraft: projectForm,
  builderNewProject: projectForm,
  builderRequestProject: [builder],
  builderLeads: [builder, page, 'contacto', 'proyecto', 'tipologia', 'estado', 'canal', 'atiende', 'desde', 'hasta'],
  builderVisits: [builder, 'semana'],
  builderLearning: [builder, 'semanas', 'proyecto'],
  builderWebhook: [builder, page],
  builderUnits: [builder],
  builderUpdateProjects: [builder, 'estado'],
  builderUpdateProject: [builder],
  virtualFairEvents: events,
  realEstateFairEvents: events,
  fairRegistration: ['paso', 'feria', 'estand'],
  fairThanks: ['paso', 'feria', 'estand'],
  ownHomeFair: [page],
  ownHomeFairEntry: [page],
  ownHomeFairByCity: [page],
  virtualFair: ['ciudad', 'tipo', 'beneficios', page, 'debug'],
  fairStand: [page],
};

const queries = new Map<string, ReadonlySet<string>>(
  [...listingRoutes.map((key) => [key, listing] as const), ...entriesOf(others)].map(([key, names]) => [
    key,
    new Set(names),
  ]),
);
const none: ReadonlySet<string> = new Set();

/**
 * The parameters of a screen's query: nothing else in an address reaches whoever draws the screen, nor tells two of its
 * pages apart. Apart from the table of routes, which every browser loads: this is for servers.
 */
export function queryNamesOf({ key, query }: Pick<PageRow, 'key' | 'query'>): ReadonlySet<string> {
  return query ? new Set(query) : (queries.get(key) ?? none);
}

function entriesOf(table: typeof others) {
  return Object.entries(table).map(([key, names]) => [key as RouteKey, names] as const);
}
