import type { FilterChoices } from '@umbral/domain/filters/filter-choices.ts';
import { type Condition, conditionsOf, is } from '@umbral/domain/filters/filter-conditions.ts';
import { familyConditions, landConditions } from '@umbral/domain/filters/listing-conditions.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { placeLookup } from '../model/listing-plan.ts';
import type { Ask, PlantAnswer } from '../model/plant-query.ts';
import type { SettledSentence } from '../sentence/settle-sentence.ts';
import type { ListingData } from '../view-model/listing-data.ts';
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
  const rule = change.earlier ? familyConditions(family) : landConditions(family);
  const kept: FilterChoices = {
    category: change.earlier ? state.category : undefined,
    country: family === 'abroad' ? country : undefined,
  };
  const within = (places: FilterChoices) => [...rule, ...conditionsOf({ ...kept, ...places })];
  const { both, departmentOnly, regionOnly } = await ask({
    both: placeLookups(within({ region, department }), state),
    departmentOnly: placeLookups(within({ department }), state),
    regionOnly: placeLookups(within({ region }), state),
  });
  // A department chosen anew wins over the region, which is cleared [B025]; else the region decides [B024].
  const leavesRegion = !hasAny(both.wider) && change.changed.includes('department') && hasAny(departmentOnly.wider);
  const hasDepartment = department !== undefined && (leavesRegion || hasAny(both.wider));
  const found = leavesRegion ? departmentOnly : hasDepartment || !change.earlier ? both : regionOnly;
  const keptCity = hasAny(found.city) ? city : undefined;
  const keptZone = keptCity && hasAny(found.zone) ? zone : undefined;
  return {
    ...state,
    department: !keptCity && hasDepartment ? department : undefined,
    region: keptCity || leavesRegion ? undefined : region,
    city: keptCity,
    zone: keptZone,
    neighbourhood: keptCity && hasAny(found.neighbourhood) && (keptZone || !zone) ? neighbourhood : undefined,
  };
}

/** A wider place, the city in it, the zone in the city, the neighbourhood in the zone or city. */
function placeLookups(wider: readonly Condition[], { city, zone, neighbourhood }: SearchState) {
  const inCity = [...wider, is('city', city ?? '')];
  const inZone = [...inCity, is('zone', zone ?? '')];
  const inNeighbourhood = [...(zone ? inZone : inCity), is('neighbourhood', neighbourhood ?? '')];
  return {
    wider: placeLookup(wider),
    city: placeLookup(inCity),
    zone: placeLookup(inZone),
    neighbourhood: placeLookup(inNeighbourhood),
  };
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
