import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Offers } from '../model/offers.ts';
import type { SettledSentence } from '../sentence/settle-sentence.ts';
import { type ChainChoices, type ChainGroup, chainGroups, impliedPlaces } from './earlier-choices.ts';
import { isOnOffer, type ShownListing } from './on-offer.ts';
import { settleKinds } from './settle-kinds.ts';

/** What a form said, and what was chosen where it was sent from, if that is known. */
export interface SentForm {
  readonly state: SearchState;
  readonly earlier?: Partial<ChainChoices>;
  /** The listing on the screen that it was sent from, where there is one. */
  readonly shown?: ShownListing;
}

interface SettledForm {
  readonly state: SearchState;
  /** Choices that the form asked for and that no longer apply. */
  readonly dropped: readonly ChainGroup[];
  /** What its text said that is no filter (`sentence-marks.ts`). */
  readonly marks: readonly string[];
  /** Its text wanted homes around the visitor and nothing says where that is. */
  readonly isLost: boolean;
}

/**
 * What a sent form means: a place that does not lie in the chosen wider one is dropped, so are a type and a status that
 * a changed place does not have; a department that follows from its city is left unsaid, and what a text says in words
 * is chosen [B023-B027].
 */
export async function settleForm({ state, earlier, shown }: SentForm, offers: Offers): Promise<SettledForm> {
  const { state: asked, isNear, marks } = await settleText(state, offers);
  const changed = chainGroups.filter((group) => !earlier || !isSame(asked[group], earlier[group]));
  const settled = isOnOffer(changed, asked, { earlier, shown })
    ? impliedPlaces(asked)
    : await settleChain(asked, { earlier, changed }, offers);
  const isLost = isNear && settled.near === undefined;
  return { state: settled, dropped: earlier ? droppedGroups(asked, settled) : [], isLost, marks };
}

async function settleChain(asked: SearchState, { earlier, changed }: Change, offers: Offers): Promise<SearchState> {
  const hasPlace = changed.some(isPlaceOrWider);
  const inPlace = hasPlace ? await settlePlaces(asked, { earlier, changed }, offers) : impliedPlaces(asked);
  return earlier ? settleKinds(inPlace, changed, offers) : inPlace;
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

async function settlePlaces(state: SearchState, change: Change, offers: Offers): Promise<SearchState> {
  const { family, region, country, department, city, zone, neighbourhood } = state;
  // A value is only "no longer offered" beside a change: what somebody asks for anew is found empty rather than dropped.
  const anything = emptySearch(change.earlier ? family : landOnly(family));
  const kept = {
    ...anything,
    category: change.earlier ? state.category : undefined,
    country: family === 'abroad' ? country : undefined,
  };
  const wider = [{ region, department }, { department }, { region }].map((places) => ({ ...kept, ...places }));
  const have = await offers.haveHomes(wider.flatMap((around) => placesWithin(around, state)));
  const [both, departmentOnly, regionOnly] = [foundAt(have, 0), foundAt(have, 1), foundAt(have, 2)];
  // A department chosen anew wins over the region, which is cleared [B025]; else the region decides [B024].
  const leavesRegion = !both.wider && change.changed.includes('department') && departmentOnly.wider;
  const hasDepartment = department !== undefined && (leavesRegion || both.wider);
  const found = leavesRegion ? departmentOnly : hasDepartment || !change.earlier ? both : regionOnly;
  const keptCity = found.city ? city : undefined;
  const keptZone = keptCity && found.zone ? zone : undefined;
  return {
    ...state,
    department: !keptCity && hasDepartment ? department : undefined,
    region: keptCity || leavesRegion ? undefined : region,
    city: keptCity,
    zone: keptZone,
    neighbourhood: keptCity && found.neighbourhood && (keptZone || !zone) ? neighbourhood : undefined,
  };
}

/** The family of all homes in the land of another one. */
function landOnly(family: SearchState['family']): SearchState['family'] {
  return family === 'abroad' ? family : 'housing';
}

/** A wider place, the city in it, the zone in the city, the neighbourhood in the zone or city. */
function placesWithin(around: SearchState, { city, zone, neighbourhood }: SearchState): SearchState[] {
  const inCity = { ...around, city };
  const inZone = { ...inCity, zone };
  return [around, inCity, inZone, { ...inZone, neighbourhood }];
}

/** What was found of the places within one of several wider ones. */
function foundAt(have: readonly boolean[], index: number) {
  const [wider = false, city = false, zone = false, neighbourhood = false] = have.slice(4 * index);
  return { wider, city, zone, neighbourhood };
}

/** What a text says becomes filters; nothing of the reader is loaded where there is no text. */
async function settleText(state: SearchState, offers: Offers): Promise<SettledSentence> {
  if (state.text === undefined) return { state, isNear: false, marks: [] };
  const { settleSentence } = await import(/* webpackChunkName: "sentence" */ '../sentence/settle-sentence.ts');
  return settleSentence(state, offers);
}
