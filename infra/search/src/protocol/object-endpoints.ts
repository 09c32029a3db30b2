import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asObject, asObjects } from '../parameters/json-objects.ts';
import { parseSearchParameters, rawParameters } from '../parameters/search-parameters.ts';
import { badRequest } from '../protocol-error.ts';
import { planQuery } from '../query/query-plan.ts';
import type { Operation, StoredRecord } from '../store/operations.ts';
import { type ApiAnswer, type ApiRequest, pathPart, queryFlag, requirePrimary, requireRoom } from './api-request.ts';

const now = () => new Date().toISOString();
const MOST_OPERATIONS = 100_000;

/** POST /1/indexes/{index}/batch: changes of one index, carried out as one. */
export function batch(request: ApiRequest): ApiAnswer {
  const name = pathPart(request, 'index');
  const { operations, objectIDs } = readOperations(request, asObjects(request.body.requests, 'requests'));
  return { body: { taskID: enqueue(request, name, operations), objectIDs } };
}

/** POST /1/indexes/*\/batch: changes of several indices. */
export function multipleBatch(request: ApiRequest): ApiAnswer {
  const requests = asObjects(request.body.requests, 'requests');
  const byIndex = Map.groupBy(requests, ({ indexName }) => String(indexName ?? ''));
  const all = [...byIndex].map(([name, entries]) => {
    request.access.requireIndex(name);
    return { name, ...readOperations(request, entries) };
  });
  const taskID = Object.fromEntries(all.map(({ name, operations }) => [name, enqueue(request, name, operations)]));
  return { body: { taskID, objectIDs: all.flatMap(({ objectIDs }) => objectIDs) } };
}

/** POST /1/indexes/{index}: adds a record under a new objectID. */
export function addObject(request: ApiRequest): ApiAnswer {
  const object = checkedRecord(request, { ...request.body, objectID: request.body.objectID ?? randomUUID() });
  const taskID = enqueue(request, pathPart(request, 'index'), [{ type: 'upsert', object }]);
  return { status: 201, body: { createdAt: now(), taskID, objectID: object.objectID } };
}

/** PUT /1/indexes/{index}/{objectID}: stores a record under its objectID. */
export function putObject(request: ApiRequest): ApiAnswer {
  const objectID = pathPart(request, 'objectID');
  const object = checkedRecord(request, { ...request.body, objectID });
  const taskID = enqueue(request, pathPart(request, 'index'), [{ type: 'upsert', object }]);
  return { body: { updatedAt: now(), taskID, objectID } };
}

/** POST /1/indexes/{index}/{objectID}/partial: changes some attributes of a record. */
export function patchObject(request: ApiRequest): ApiAnswer {
  const objectID = pathPart(request, 'objectID');
  const object = checkedRecord(request, { ...request.body, objectID });
  const createIfMissing = queryFlag(request, 'createIfNotExists', true);
  const taskID = enqueue(request, pathPart(request, 'index'), [{ type: 'patch', object, createIfMissing }]);
  return { body: { updatedAt: now(), taskID, objectID } };
}

/** DELETE /1/indexes/{index}/{objectID}. */
export function deleteObject(request: ApiRequest): ApiAnswer {
  const operation: Operation = { type: 'delete', objectID: pathPart(request, 'objectID') };
  return { body: { deletedAt: now(), taskID: enqueue(request, pathPart(request, 'index'), [operation]) } };
}

/** POST /1/indexes/{index}/clear: deletes all records, keeps the settings. */
export function clearObjects(request: ApiRequest): ApiAnswer {
  return { body: { updatedAt: now(), taskID: enqueue(request, pathPart(request, 'index'), [{ type: 'clear' }]) } };
}

const DELETE_BY = [
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
];

/** POST /1/indexes/{index}/deleteByQuery: deletes the records that filters and places select. */
export function deleteBy(request: ApiRequest): ApiAnswer {
  const name = pathPart(request, 'index');
  requirePrimary(request, name);
  const raw = Object.entries(rawParameters(request.body)).filter(([key]) => DELETE_BY.includes(key));
  const parameters = { ...parseSearchParameters(Object.fromEntries(raw)), enableRules: false };
  if (raw.every(([, value]) => value === undefined || value === null || value === '')) {
    throw badRequest('filters: deleteByQuery needs at least one filter');
  }
  requireRoom(request);
  const target = request.store.target(name);
  if (target !== null) planQuery(target, parameters);
  const { taskID } = request.store.enqueueDeleteBy(name, (current) => planQuery(current, parameters).query);
  return { body: { updatedAt: now(), taskID } };
}

const actionSchema = z.enum([
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
]);

function readOperations(
  request: ApiRequest,
  entries: Record<string, unknown>[],
): { operations: Operation[]; objectIDs: string[] } {
  if (entries.length > MOST_OPERATIONS) throw badRequest(`requests: at most ${MOST_OPERATIONS} operations`);
  const objectIDs: string[] = [];
  const operations = entries.map((entry) => {
    const operation = readOperation(request, entry);
    if (operation.type === 'delete') objectIDs.push(operation.objectID);
    else if (operation.type !== 'clear') objectIDs.push(operation.object.objectID);
    return operation;
  });
  return { operations, objectIDs };
}

function readOperation(request: ApiRequest, entry: Record<string, unknown>): Operation {
  const parsed = actionSchema.safeParse(entry.action);
  if (!parsed.success) throw badRequest(`Invalid batch action ${JSON.stringify(entry.action)}`);
  const action = parsed.data;
  if (action === 'clear' || action === 'delete') {
    request.access.require('deleteIndex');
    return { type: 'clear' };
  }
  const body = asObject(entry.body ?? {}, 'body');
  if (action === 'deleteObject') {
    request.access.require('deleteObject');
    return { type: 'delete', objectID: checkedId(body.objectID) };
  }
  if (action === 'addObject') {
    return { type: 'upsert', object: checkedRecord(request, { ...body, objectID: body.objectID ?? randomUUID() }) };
  }
  if (action === 'updateObject') return { type: 'upsert', object: checkedRecord(request, body) };
  return { type: 'patch', object: checkedRecord(request, body), createIfMissing: action === 'partialUpdateObject' };
}

function checkedRecord(request: ApiRequest, body: Record<string, unknown>): StoredRecord {
  const record = { ...body, objectID: checkedId(body.objectID) };
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size > request.limits.maxRecordBytes) {
    throw badRequest(
      `Record with objectID=${record.objectID} is too big size=${size}/${request.limits.maxRecordBytes} bytes.`,
    );
  }
  return record;
}

function checkedId(objectID: unknown): string {
  if ((typeof objectID !== 'string' && typeof objectID !== 'number') || objectID === '') {
    throw badRequest('missing objectID in the record');
  }
  return String(objectID);
}

function enqueue(request: ApiRequest, name: string, operations: readonly Operation[]): number {
  requirePrimary(request, name);
  requireRoom(request);
  return request.store.enqueueBatch(name, operations).taskID;
}
