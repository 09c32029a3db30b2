/** A record as clients store it. */
export interface StoredRecord {
  objectID: string;
  [attribute: string]: unknown;
}

/** One change of an index. */
export type Operation =
  | { type: 'upsert'; object: StoredRecord }
  | { type: 'patch'; object: StoredRecord; createIfMissing: boolean }
  | { type: 'delete'; objectID: string }
  | { type: 'clear' };

/** What a batch comes to, per record: its new JSON text, or null where it is deleted. */
export interface BatchEffect {
  clears: boolean;
  records: Map<string, string | null>;
}

/** What resolving a batch has to know of the index. */
export interface RecordReader {
  record(objectID: string): StoredRecord | null;
}

/** Carries a batch out in thought: the last word about each record counts. */
export function resolveOperations(operations: readonly Operation[], reader: RecordReader): BatchEffect {
  const effect: BatchEffect = { clears: false, records: new Map() };
  const current = (objectID: string): StoredRecord | null => {
    const changed = effect.records.get(objectID);
    if (changed !== undefined) return changed === null ? null : JSON.parse(changed);
    return effect.clears ? null : reader.record(objectID);
  };
  for (const operation of operations) {
    if (operation.type === 'clear') {
      effect.clears = true;
      effect.records.clear();
    } else if (operation.type === 'delete') {
      effect.records.set(operation.objectID, null);
    } else {
      const { objectID } = operation.object;
      const record = operation.type === 'upsert' ? operation.object : patched(current(objectID), operation);
      if (record !== null) effect.records.set(objectID, JSON.stringify(record));
    }
  }
  return effect;
}

function patched(
  record: StoredRecord | null,
  { object, createIfMissing }: { object: StoredRecord; createIfMissing: boolean },
): StoredRecord | null {
  if (record === null && !createIfMissing) return null;
  const result: StoredRecord = record ?? { objectID: object.objectID };
  for (const [attribute, change] of Object.entries(object)) {
    if (!isBuiltIn(change)) result[attribute] = change;
    else {
      const outcome = applyBuiltIn(result[attribute], change, record === null);
      if (outcome === SKIP) return record;
      result[attribute] = outcome;
    }
  }
  return result;
}

interface BuiltIn {
  _operation: string;
  value: unknown;
}

const SKIP = Symbol('leave the record as it is');

function isBuiltIn(change: unknown): change is BuiltIn {
  return (
    typeof change === 'object' && change !== null && '_operation' in change && typeof change._operation === 'string'
  );
}

/** Carries out a built-in operation on one attribute; those that guard a version may leave the whole record alone. */
function applyBuiltIn(before: unknown, { _operation, value }: BuiltIn, isNew: boolean): unknown {
  const number = typeof before === 'number' ? before : 0;
  const list: unknown[] = Array.isArray(before) ? before : before === undefined ? [] : [before];
  switch (_operation) {
    case 'Increment':
      return number + Number(value);
    case 'Decrement':
      return number - Number(value);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => item !== value);
    case 'IncrementFrom':
      return number === Number(value) || (isNew && value === 0) ? number + 1 : SKIP;
    case 'IncrementSet':
      return Number(value) > number || before === undefined ? Number(value) : SKIP;
    default:
      return value;
  }
}
