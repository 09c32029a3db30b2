import { facets } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { countryRule, familyRule } from '../model/family-rule.ts';
import { hasValue } from '../model/filter-clause.ts';
import { placeLookup } from '../model/listing-plan.ts';
import type { Ask, PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import type { SettledSentence } from '../sentence/settle-sentence.ts';
import type { ListingData } from '../ui/listing-data.ts';
import { type ChainChoices, type ChainGroup, chainGroups, impliedPlaces } from './earlier-choices.ts';
import { isOnOffer } from './on-offer.ts';
import { settleKinds } from './settle-kinds.ts';

/** What a form said, and what was chosen where it was sent from, if that is known. */
export interface SentForm {
  readonly state: SearchState;
  readonly earlier?: Partial<ChainChoices>;
  /** The listing on the screen that it was sent from, where there is one. */
  readonly shown?: ListingData;
}

interface SettledForm {
  readonly state: SearchState;
  /** Choices that the form asked for and that no longer apply. */
  readonly dropped: readonly ChainGroup[];
  /** Its text wanted homes around the visitor and nothing says where that is. */
  readonly isLost: boolean;
}

/**
 * What a sent form means: a place that does not lie in the chosen wider one is dropped, so are a type and a status that
 * a changed place does not have; a department that follows from its city is left unsaid, and what a text says in words
 * is chosen [B023-B027].
 */
export async function settleForm({ state, earlier, shown }: SentForm, ask: Ask): Promise<SettledForm> {
  const { state: asked, isNear } = await settleText(state, ask);
  const changed = chainGroups.filter((group) => !earlier || !isSame(asked[group], earlier[group]));
  const settled = isOnOffer(changed, asked, { earlier, shown })
    ? impliedPlaces(asked)
    : await settleChain(asked, { earlier, changed }, ask);
  const isLost = isNear && settled.near === undefined;
  return { state: settled, dropped: earlier ? droppedGroups(asked, settled) : [], isLost };
}

async function settleChain(asked: SearchState, { earlier, changed }: Change, ask: Ask): Promise<SearchState> {
  const hasPlace = changed.some(isPlaceOrWider);
  const inPlace = hasPlace ? await settlePlaces(asked, { earlier, changed }, ask) : impliedPlaces(asked);
  return earlier ? settleKinds(inPlace, changed, ask) : inPlace;
}

function droppedGroups(asked: SearchState, settled: SearchState): ChainGroup[] {
  const unsaid: readonly ChainGroup[] = settled.city === undefined ? [] : ['department', 'region'];
  return chainGroups.filter((group) => !unsaid.includes(group) && !isSame(asked[group], settled[group]));
}

function isPlaceOrWider(group: ChainGroup): boolean {
  return group !== 'type' && group !== 'statuses';
}

function isSame(a: unknown, b: unknown): boolean {
  return String(a ?? '') === String(b ?? '');
}

interface Change {
  readonly earlier: SentForm['earlier'];
  readonly changed: readonly ChainGroup[];
}

async function settlePlaces(state: SearchState, change: Change, ask: Ask): Promise<SearchState> {
  const { family, region, country, department, city, zone, neighbourhood } = state;
  // A value is only "no longer offered" beside a change: what somebody asks for anew is found empty rather than dropped.
  const rule = change.earlier ? familyRule(family) : [countryRule(family)];
  const within = [
    ...rule,
    ...(change.earlier && state.category ? [hasValue(facets.category, state.category)] : []),
    ...(family === 'abroad' && country ? [hasValue(facets.country, country)] : []),
  ];
  const ofRegion = region ? [hasValue(facets.region, region)] : [];
  const ofDepartment = department ? [hasValue(facets.departmentSlug, department)] : [];
  const inBoth = [...within, ...ofRegion, ...ofDepartment];
  const inDepartment = [...within, ...ofDepartment];
  const inRegion = [...within, ...ofRegion];
  const answers = await ask([inBoth, inDepartment, inRegion].flatMap((wider) => placeLookups(wider, state)));
  const [both, departmentOnly, regionOnly] = [0, 4, 8].map((first) => answers.slice(first, first + 4).map(hasAny));
  // A department chosen anew wins over the region, which is cleared [B025]; else the region decides [B024].
  const leavesRegion = !both?.[0] && change.changed.includes('department') && departmentOnly?.[0] === true;
  const hasDepartment = department !== undefined && (leavesRegion || both?.[0] === true);
  const found = leavesRegion ? departmentOnly : hasDepartment || !change.earlier ? both : regionOnly;
  const [, hasCity, hasZone, hasNeighbourhood] = found ?? [];
  const keptCity = hasCity ? city : undefined;
  const keptZone = keptCity && hasZone ? zone : undefined;
  return {
    ...state,
    department: !keptCity && hasDepartment ? department : undefined,
    region: keptCity || leavesRegion ? undefined : region,
    city: keptCity,
    zone: keptZone,
    neighbourhood: keptCity && hasNeighbourhood && (keptZone || !zone) ? neighbourhood : undefined,
  };
}

/** A wider place, the city in it, the zone in the city, the neighbourhood in the zone or city. */
function placeLookups(wider: readonly string[], { city, zone, neighbourhood }: SearchState): PlantQuery[] {
  const inCity = [...wider, hasValue(facets.citySlug, city ?? '')];
  const inZone = [...inCity, hasValue(facets.zoneSlug, zone ?? '')];
  const inNeighbourhood = [...(zone ? inZone : inCity), hasValue(facets.neighbourhoodSlug, neighbourhood ?? '')];
  return [wider, inCity, inZone, inNeighbourhood].map(placeLookup);
}

function hasAny({ nbHits }: PlantAnswer): boolean {
  return nbHits > 0;
}

/** What a text says becomes filters; nothing of the reader is loaded where there is no text. */
async function settleText(state: SearchState, ask: Ask): Promise<SettledSentence> {
  if (state.text === undefined) return { state, isNear: false };
  const { settleSentence } = await import(/* webpackChunkName: "sentence" */ '../sentence/settle-sentence.ts');
  return settleSentence(state, ask);
}
