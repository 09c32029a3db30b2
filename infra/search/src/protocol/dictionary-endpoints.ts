import { asObject, asObjects } from '../parameters/json-objects.ts';
import { badRequest, ProtocolError } from '../protocol-error.ts';
import { type ApiAnswer, type ApiRequest, pathPart, queryFlag } from './api-request.ts';

const NAMES = new Set(['plurals', 'stopwords', 'compounds']);
const now = () => new Date().toISOString();

/** POST /1/dictionaries/{name}/batch: adds and deletes entries. They are kept and returned; searches use their own. */
export async function batchDictionary(request: ApiRequest): Promise<ApiAnswer> {
  const changes = asObjects(request.body.requests, 'requests').map(({ action, body }) => {
    const entry = asObject(body, 'body');
    if (action !== 'addEntry' && action !== 'deleteEntry')
      throw badRequest('requests: expected addEntry or deleteEntry');
    if (typeof entry.objectID !== 'string' || entry.objectID === '') throw badRequest('missing objectID');
    return { objectID: entry.objectID, entry: action === 'addEntry' ? entry : null };
  });
  const entries = dictionary(request);
  const clears = request.body.clearExistingDictionaryEntries === true || queryFlag(request, 'clear', false);
  const taskID = request.store.enqueueDictionary(() => {
    if (clears) entries.clear();
    for (const { objectID, entry } of changes) {
      if (entry === null) entries.delete(objectID);
      else entries.set(objectID, { ...entry, objectID });
    }
  }).taskID;
  return { body: { taskID, updatedAt: now() } };
}

/** POST /1/dictionaries/{name}/search. */
export function searchDictionary(request: ApiRequest): ApiAnswer {
  const { query = '', language, page = 0, hitsPerPage = 20 } = request.body;
  const wanted = String(query).toLowerCase();
  const all = [...dictionary(request).values()].filter(
    (entry) =>
      (language === undefined || entry.language === language) && JSON.stringify(entry).toLowerCase().includes(wanted),
  );
  const [number, size] = [Math.max(0, Number(page) || 0), Math.min(1000, Math.max(1, Number(hitsPerPage) || 20))];
  const hits = all.slice(number * size, (number + 1) * size);
  return { body: { hits, nbHits: all.length, page: number, nbPages: Math.ceil(all.length / size) } };
}

/** GET /1/dictionaries/*\/languages: how many entries of ours each language has. */
export function dictionaryLanguages({ store }: ApiRequest): ApiAnswer {
  const languages: Record<string, Record<string, { nbCustomEntries: number } | null>> = {
    es: { plurals: null, stopwords: null, compounds: null },
  };
  for (const [name, entries] of store.dictionaries) {
    for (const { language } of entries.values()) {
      const counts = languages[String(language)] ?? { plurals: null, stopwords: null, compounds: null };
      counts[name] = { nbCustomEntries: (counts[name]?.nbCustomEntries ?? 0) + 1 };
      languages[String(language)] = counts;
    }
  }
  return { body: languages };
}

/** GET /1/dictionaries/*\/settings. */
export function dictionarySettings({ store }: ApiRequest): ApiAnswer {
  return { body: store.dictionarySettings };
}

/** PUT /1/dictionaries/*\/settings. */
export function setDictionarySettings({ store, body }: ApiRequest): ApiAnswer {
  const disableStandardEntries = asObject(body.disableStandardEntries ?? {}, 'disableStandardEntries');
  const { taskID } = store.enqueueDictionary(() => {
    store.dictionarySettings = { disableStandardEntries };
  });
  return { body: { taskID, updatedAt: now() } };
}

function dictionary(request: ApiRequest) {
  const name = pathPart(request, 'name');
  if (!NAMES.has(name)) throw new ProtocolError(404, `Dictionary ${name} does not exist`);
  const known = request.store.dictionaries.get(name);
  if (known !== undefined) return known;
  const entries = new Map<string, Record<string, unknown>>();
  request.store.dictionaries.set(name, entries);
  return entries;
}
